import { existsSync } from 'node:fs';
import { chromium, type Browser } from 'playwright-core';

const places = [process.env['CIRCUIT_CHROMIUM'], '/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** Starts the browser of this machine. As root it starts without its own sandbox, which is right for pages of our own only. */
export async function startChromium(proxy: string): Promise<Browser> {
  const executablePath = places.find((place) => place !== undefined && existsSync(place));
  if (executablePath === undefined) throw new Error('There is no Chromium. Type: apt-get install chromium');
  // Without the bypass the browser would reach this machine directly.
  return await chromium.launch({ executablePath, args: ['--no-sandbox'], proxy: { server: proxy, bypass: '<-loopback>' } });
}
