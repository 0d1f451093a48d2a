import { format } from 'node:util';
import { describeError, type Level, log, logError } from './log.server.ts';

/** The other console methods call these. */
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
 * From now on, writes all output of this process as lines of the log, including console messages of libraries, Node's
 * warnings and uncaught errors.
 */
export function logProcess(): void {
  for (const [name, level] of Object.entries(levels)) {
    Reflect.set(console, name, (...args: readonly unknown[]) => {
      const message = format(...args.map(withoutFields));
      log('console', { level, message: message.replace(quotedPath, '"$1…"') });
    });
  }
  // Node's own listener would write plain text.
  process.removeAllListeners('warning');
  process.on('warning', (warning) => {
    const { error, stack } = describeError(warning);
    log('node-warning', { level: 'warning', name: warning.name, error, stack });
  });
  process.on('uncaughtException', (error) => {
    logError('uncaught-exception', error);
    // Exit, because the state after an uncaught exception is unknown.
    process.exit(1);
  });
  // Continue, because a promise belongs to a single request, and other requests are unaffected.
  process.on('unhandledRejection', (reason) => logError('unhandled-rejection', reason));
}

/** React Router's messages quote addresses that it cannot decode or match. */
const quotedPath = /"(\/[\w-]*)[^"]*"/g;

function withoutFields(args: unknown): unknown {
  if (!(args instanceof Error)) return args;
  const { error, stack } = describeError(args);
  return stack ?? error;
}
