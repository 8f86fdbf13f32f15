import { Worker } from 'node:worker_threads';
import type { WorkerInput } from './export-worker.ts';
import { telemetrySettings } from './telemetry-settings.ts';

/** How long the last spans may take once all else is done; what has not gone out by then goes with the next run of the ticket. */
const patienceMs = 2000;

/** The spans of a run on their way out. */
export interface Telemetry {
  /** Lets what is left go out beside whatever follows. Returns at once; the process stays for it at most two seconds. Never throws. */
  end(): void;
}

export interface TelemetryOptions {
  readonly ticket: string;
  /** File of the journal that the spans are made from. */
  readonly journal: string;
  /** Folder that remembers up to where the spans of each ticket have gone out. */
  readonly folder: string;
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Told in one sentence when nothing can go out. */
  readonly warn: (why: string) => void;
}

/**
 * Sends the spans of a ticket, as they end, to the endpoint that OTEL_EXPORTER_OTLP_ENDPOINT names; without one nothing is loaded. It is done in a thread of
 * its own that reads the journal, so that an endpoint that is slow, dead or wrong is nothing to the run.
 *
 * Contract: whoever calls it holds the ticket, so that no span goes out twice. Never throws.
 */
export function startTelemetry({ ticket, journal, folder, env, warn }: TelemetryOptions): Telemetry {
  const settings = telemetrySettings(env);
  if (settings.kind === 'unknown-protocol')
    warn(`No spans go out: OTEL_EXPORTER_OTLP_PROTOCOL is ${settings.protocol}, and only http/protobuf and http/json are spoken.`);
  if (settings.kind !== 'on') return { end: () => {} };
  const input: WorkerInput = { ticket, journal, folder, protocol: settings.protocol };
  const worker = new Worker(new URL('./export-worker.ts', import.meta.url), { workerData: input, env: { ...env } });
  worker.on('error', (error) => warn(`The spans of ${ticket} stay here: ${String(error)}`));
  worker.on('message', (why: string) => warn(why));
  // A run that fails before it ends is not kept alive by its spans. Listening would hold it, so this comes last.
  worker.unref();
  return {
    end: () => {
      // There is nobody left to tell.
      worker.removeAllListeners('message');
      worker.removeAllListeners('error').on('error', () => {});
      worker.ref();
      worker.postMessage('end', []);
      const limit = setTimeout(() => void worker.terminate(), patienceMs);
      worker.once('exit', () => clearTimeout(limit));
    },
  };
}
