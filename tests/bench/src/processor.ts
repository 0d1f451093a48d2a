import { readFileSync } from 'node:fs';

/**
 * The processor time that some processes have taken so far, in milliseconds. Linux counts it in hundredths of a second.
 * It is what is measured instead of the time that passes: a machine with other things to do makes that one much longer.
 */
function processorTime(pids: readonly number[]): number {
  return pids.reduce((sum, pid) => sum + readStat(readFileSync(`/proc/${pid}/stat`, 'utf8')), 0);
}

/** Of one process: in its program and in the system, numbers 14 and 15 of a line whose second is its name. */
export function readStat(line: string): number {
  // A name may hold spaces and brackets: what follows begins after the last bracket.
  const fields = line.slice(line.lastIndexOf(')') + 2).split(' ');
  return 10 * (Number(fields[11]) + Number(fields[12]));
}

/** What each of a number of calls took of the processor, in milliseconds. */
export async function perCall(
  pids: readonly number[],
  times: number,
  call: (times: number) => Promise<unknown>,
): Promise<number> {
  // Warm: what is compiled while it runs is not what a call costs.
  await call(times);
  const before = processorTime(pids);
  await call(times);
  return (processorTime(pids) - before) / times;
}
