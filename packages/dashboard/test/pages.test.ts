import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startChromium } from './support/chromium.ts';
import { CuttableProxy } from './support/cuttable-proxy.ts';
import { hostileFile, MidFlight, type Served } from './support/mid-flight.ts';

const slow = 600_000;
const axe = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');
const paths = ['/', '/tickets/T-1', '/tickets/T-2', '/questions', '/queue', '/discoveries', '/cost'];

const proxy = new CuttableProxy();
let flight: MidFlight;
let served: Served;
let browser: Browser;

beforeAll(async () => {
  flight = new MidFlight();
  served = await flight.serve();
  browser = await startChromium(await proxy.listen());
}, slow);
afterAll(async () => {
  await browser.close();
  proxy.close();
  expect(await served.stop()).toBe(0);
  flight[Symbol.dispose]();
}, slow);

async function opened(
  options: Parameters<Browser['newContext']>[0] = {},
): Promise<{ context: BrowserContext; page: Page; faults: string[] }> {
  const context = await browser.newContext(options);
  // A run takes seconds on a quiet machine, and minutes on a crowded one.
  context.setDefaultTimeout(300_000);
  const page = await context.newPage();
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(error.message));
  await page.goto(served.url);
  await page.waitForSelector('h1');
  return { context, page, faults };
}

async function goTo(page: Page, path: string): Promise<void> {
  await page.goto(`${served.origin}${path}`);
  await page.waitForSelector('h1');
}

const columnOf = (ticket: string): string => `[data-ticket="${ticket}"]`;
const hacked = async (page: Page): Promise<unknown> => await page.evaluate('window.hacked');

/** Opens whatever can be opened. */
const unfold = async (page: Page): Promise<void> =>
  await page.evaluate("document.querySelectorAll('details').forEach((one) => one.setAttribute('open', ''))");

/** Numbers of the events that the board has told of, oldest first. */
async function toldOf(page: Page): Promise<number[]> {
  const numbers = await page.evaluate<number[]>("[...document.querySelectorAll('.ticker li')].map((item) => Number(item.dataset.seq))");
  return numbers.toReversed();
}

test('the address with its token becomes one without, and the board shows each ticket at its step', async () => {
  const { context, page } = await opened();
  expect(page.url()).toBe(`${served.origin}/`);
  const places = await page.evaluate<[string, string[]][]>(
    "[...document.querySelectorAll('[data-column]')].map((column) => [column.dataset.column, [...column.querySelectorAll('[data-ticket]')].map((card) => card.dataset.ticket)])",
  );
  expect(Object.fromEntries(places)).toEqual({ new: [], plan: ['T-3', 'T-1'], tests: [], code: ['T-2'], review: [], land: [], over: [] });
  expect(await page.textContent(columnOf('T-1'))).toContain('? waits on Q-1 for the supervisor');
  expect(await page.textContent('nav [href="/questions"]')).toBe('Questions 3 open');
  await context.close();
});

test(
  'a question is answered on its page, the circuit goes on, its card moves, a cut connection loses no event, and no text is run',
  async () => {
    const { context, page: board } = await opened();
    const asking = await context.newPage();
    await goTo(asking, '/questions');
    const question = asking.locator('[data-question="T-1/Q-1"]');
    expect(await question.textContent()).toContain('Recommended: No <img src=x');
    expect(await question.getByRole('button', { name: 'recommended' }).textContent()).toContain('No <img');
    await question.getByRole('button', { name: 'No <img' }).click();
    expect(await asking.textContent('[data-answered="T-1/Q-1"]')).toContain('T-1/Q-1 was answered: No <img src=x');
    await asking.locator('[data-answered="T-1/Q-1"]').getByRole('button', { name: 'Go on with T-1' }).click();
    await asking.getByText('T-1 goes on.').waitFor();

    await board.waitForSelector(`[data-column="tests"] ${columnOf('T-1')}, [data-column="code"] ${columnOf('T-1')}`);
    proxy.cut();
    await board.waitForSelector('.connection.lost');
    flight.circuit(0, 'ticket', 'add', '--title', 'Said while nobody listened', '--goal', 'Listen.');
    proxy.mend();
    await board.waitForSelector(`[data-column="over"] ${columnOf('T-1')}.closed`);
    await board.waitForSelector(`[data-column="new"] ${columnOf('T-4')}`);
    expect(await board.textContent(columnOf('T-1'))).toContain(`commit ${flight.git('rev-parse', 'main').slice(0, 10)}`);
    expect(await board.textContent('nav [href="/questions"]')).toBe('Questions 2 open');
    const told = await toldOf(board);
    expect(told.length).toBeGreaterThan(30);
    expect(told).toEqual(told.map((_, index) => (told[0] ?? 0) + index));
    expect(await board.textContent('.ticker')).toContain('opened: Said while nobody listened');

    await goTo(asking, '/tickets/T-1');
    await unfold(asking);
    await asking.locator('[data-session="T-1/code.r2.t1"] .assistant').waitFor();
    const shown = await asking.textContent('main');
    for (const text of ['// <img src=x onerror="window.hacked=1"><script>window.hacked=1</script>', hostileFile, 'landed', '✓ conform'])
      expect(shown).toContain(text);
    expect(await asking.textContent('[data-element] .diff .added')).toContain('+');
    expect(await asking.textContent('[data-criterion="C1"]')).toMatch(/● red on laid.*✓ green with the code/u);
    expect(await asking.locator('svg .node').count()).toBeGreaterThan(10);
    for (const page of [board, asking]) expect(await hacked(page)).toBeUndefined();
    expect(flight.git('log', '-1', '--format=%s', 'main')).toContain('Say goodbye');
    await context.close();
  },
  slow,
);

test('every page has nothing serious against it in light and in dark, and fits 400 pixels', async () => {
  for (const colorScheme of ['light', 'dark'] as const) {
    const { context, page, faults } = await opened({ colorScheme, viewport: { width: 400, height: 800 }, bypassCSP: true });
    for (const path of paths) {
      await goTo(page, path);
      await unfold(page);
      await page.evaluate(axe);
      const found = await page.evaluate<{ impact: string }[]>(
        "axe.run({ resultTypes: ['violations'] }).then(({ violations }) => violations.map(({ id, impact, nodes }) => ({ id, impact, at: nodes.map(({ target }) => String(target)) })))",
      );
      expect({ path, found: found.filter(({ impact }) => impact === 'serious' || impact === 'critical') }).toEqual({ path, found: [] });
      expect([path, await page.evaluate('document.documentElement.scrollWidth')]).toEqual([path, 400]);
    }
    expect(faults).toEqual([]);
    await context.close();
  }
}, 300_000);

test('a table that is wider than the page says that there is more to the side, and one that is not says nothing', async () => {
  for (const [width, expected] of [
    [400, true],
    [1300, false],
  ] as const) {
    const { context, page } = await opened({ viewport: { width, height: 800 } });
    await goTo(page, '/cost');
    const hint = page.locator('h2:has-text("By ticket") + .to-the-side');
    await expect.poll(async () => await hint.count(), { timeout: 60_000 }).toBe(expected ? 1 : 0);
    await context.close();
  }
}, 300_000);

test('a ticket is given up only when that is said twice, by the keyboard as well, and every button says in words what it decides', async () => {
  const { context, page } = await opened({ bypassCSP: true });
  await goTo(page, '/questions');
  const question = page.locator('[data-question="T-2/Q-1"]');
  expect(await question.getByRole('button').allTextContents()).toEqual([
    'Try again retryOne more try of the asking step',
    'Give the ticket up abandonThe ticket ends without landing',
  ]);
  const focused = async (): Promise<unknown> => await page.evaluate('document.activeElement.textContent');
  const before = flight.circuit(null, 'log', 'T-2');

  await question.getByRole('button', { name: 'abandon' }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('dialog', { name: 'Give T-2 up?' }).waitFor();
  expect(await focused()).toBe('Keep T-2');
  await page.evaluate(axe);
  expect(await page.evaluate("axe.run('dialog', { resultTypes: ['violations'] }).then(({ violations }) => violations)")).toEqual([]);
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  expect(await focused()).toContain('Give the ticket up');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  expect(flight.circuit(null, 'log', 'T-2')).toBe(before);

  await question.getByRole('button', { name: 'abandon' }).click();
  await page.getByRole('button', { name: 'Give T-2 up' }).click();
  await page.waitForSelector('[data-answered="T-2/Q-1"]');
  expect(await page.textContent('[data-answered="T-2/Q-1"]')).toContain('was answered: Give the ticket up (abandon)');
  expect(flight.circuit(null, 'log', 'T-2')).toMatch(/Q-1 .*abandon/u);
  await context.close();
}, 300_000);

test('a question is answered by the keyboard alone, and only once', async () => {
  const { context, page } = await opened();
  await goTo(page, '/questions');
  await page.keyboard.press('Tab');
  expect(await page.evaluate('document.activeElement.textContent')).toBe('To the content');
  await page.keyboard.press('Enter');
  const focused = async (): Promise<unknown> => await page.evaluate('document.activeElement.textContent');
  for (let presses = 0; presses < 60 && (await focused()) !== 'Farewell'; presses += 1) await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.waitForSelector('[data-answered="T-3/Q-1"]');
  expect(flight.circuit(null, 'log', 'T-3')).toMatch(/Q-1 .*choose/u);
  const again = await page.evaluate(
    "fetch('/api/questions/T-3/Q-1', { method: 'POST', body: JSON.stringify({ kind: 'choose', option: 'Goodbye' }) }).then(({ status }) => status)",
  );
  expect(again).toBe(404);
  await context.close();
});
