import { whenOrphaned } from './ancestors.ts';
import { killProcesses, type Running, stopProcesses, stopped } from './processes.ts';
import { red, say } from './print.ts';

/** Runs until one of the servers ends by itself, or somebody ends it. */
export async function untilTheEnd(servers: () => Promise<Running[]>): Promise<void> {
  let ending = false;
  endWithTheShell(() => {
    const first = !ending;
    ending = true;
    return first;
  });
  try {
    const running = await servers();
    const first = await Promise.race(running.map(async (it) => ({ it, how: await it.ended })));
    throw stopped(first.it, first.how);
  } catch (error) {
    // Programs that we have ended are no failure.
    if (ending) return;
    say(red(error instanceof Error ? error.message : String(error)));
    await stopProcesses();
    process.exit(1);
  }
}

/** A signal, or the end of the parent shell, ends all started processes; a second one kills them. */
function endWithTheShell(isFirst: () => boolean): void {
  const end = async (): Promise<void> => {
    if (!isFirst()) {
      killProcesses();
      return;
    }
    say('Ending …');
    await stopProcesses();
    process.exit(0);
  };
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(name, end);
  whenOrphaned(() => void end());
}
