/** Facts of a line; what stands under a key is written as JSON. */
export type LogFields = Readonly<Record<string, unknown>>;
type Write = (fields: LogFields, message: string) => void;

/** Where a program that runs long says what an operator would look for. Never throws. */
export interface Log {
  readonly debug: Write;
  readonly info: Write;
  readonly warn: Write;
  readonly error: Write;
}

const nothing: Write = () => {};

/** Says nothing, and costs nothing. */
export const silentLog: Log = { debug: nothing, info: nothing, warn: nothing, error: nothing };

/** From which level on lines are written. */
export const logLevels = ['debug', 'info', 'warn', 'error'] as const;

export type LogLevel = (typeof logLevels)[number];

export interface LogOptions {
  readonly level: LogLevel;
  /** The file that lines are appended to; null for standard error. */
  readonly file: string | null;
  /** Values of variables whose names say that they are secrets are written nowhere. */
  readonly env: Readonly<Record<string, string | undefined>>;
}

/**
 * Opens a log of JSON lines. Its libraries are loaded here and by nothing else.
 *
 * @throws {Error} ENOENT, EACCES … when the file cannot be opened.
 */
export async function openLog({ level, file, env }: LogOptions): Promise<Log> {
  const [{ pino }, { secretsOf }, { redactLine }] = await Promise.all([
    import('pino'),
    import('@ticket-circuit/engines'),
    import('./redact-line.ts'),
  ]);
  const secrets = secretsOf(env);
  const logger = pino(
    {
      level,
      base: { pid: process.pid },
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (name) => ({ level: name }) },
      serializers: { error: pino.stdSerializers.err },
      // The whole line, so that no field is forgotten.
      hooks: { streamWrite: (line) => redactLine(line, secrets) },
    },
    // At once: what stands in the log when a process is killed is what it last did.
    pino.destination({ dest: file ?? 2, sync: true, append: true }),
  );
  // A disk that is full ends no run.
  const quietly =
    (name: LogLevel): Write =>
    (fields, message) => {
      try {
        logger[name](fields, message);
      } catch {}
    };
  return { debug: quietly('debug'), info: quietly('info'), warn: quietly('warn'), error: quietly('error') };
}
