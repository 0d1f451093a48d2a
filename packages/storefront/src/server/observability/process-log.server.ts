import { format } from 'node:util';
import { describeError, type Level, log, logError } from '../log.server.ts';

/** The rest of the console ends in these. */
const levels = {
  debug: 'info',
  dir: 'info',
  log: 'info',
  info: 'info',
  warn: 'warning',
  error: 'error',
  trace: 'error',
} satisfies Record<string, Level>;

/**
 * From now on all that this process says is a line of the log: also what libraries say to the console, what Node warns of
 * and what nobody has caught.
 */
export function logProcess(): void {
  for (const [name, level] of Object.entries(levels)) {
    Reflect.set(console, name, (...said: readonly unknown[]) => {
      const message = format(...said.map(withoutFields));
      log('console', { level, message: message.replace(quotedPath, '"$1…"') });
    });
  }
  // Node's own listener writes text.
  process.removeAllListeners('warning');
  process.on('warning', (warning) => {
    const { error, stack } = describeError(warning);
    log('node-warning', { level: 'warning', name: warning.name, error, stack });
  });
  process.on('uncaughtException', (error) => {
    logError('uncaught-exception', error);
    // What it has left half done is unknown.
    process.exit(1);
  });
  // A promise belongs to one request. The others go on.
  process.on('unhandledRejection', (reason) => logError('unhandled-rejection', reason));
}

/** React Router quotes an address that it cannot decode, also when it is asked which page it is of. */
const quotedPath = /"(\/[\w-]*)[^"]*"/g;

function withoutFields(said: unknown): unknown {
  if (!(said instanceof Error)) return said;
  const { error, stack } = describeError(said);
  return stack ?? error;
}
