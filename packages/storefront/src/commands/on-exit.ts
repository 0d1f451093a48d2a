import { onOrphaned } from './ancestors.ts';
import { print, red } from './print.ts';
import { killProcesses, type Running, stopProcesses, stopped } from './processes.ts';

/** Runs until one of the servers ends by itself or the user stops them. */
export async function onExit(servers: () => Promise<Running[]>): Promise<void> {
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
    // It is no failure if this process ended the programs.
    if (ending) return;
    print(red(error instanceof Error ? error.message : String(error)));
    await stopProcesses();
    process.exit(1);
  }
}

/** A signal or the end of the parent shell ends all started processes. A second signal kills them. */
function endWithTheShell(isFirst: () => boolean): void {
  const end = async (): Promise<void> => {
    if (!isFirst()) {
      killProcesses();
      return;
    }
    print('Ending …');
    await stopProcesses();
    process.exit(0);
  };
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(name, end);
  onOrphaned(() => void end());
}
