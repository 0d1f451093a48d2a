import { readFileSync } from 'node:fs';

/**
 * Returns the CPU time of processes so far, in milliseconds. Linux counts hundredths of a second. Wall time would
 * depend on the machine's other load.
 */
function processorTime(pids: readonly number[]): number {
  return pids.reduce((sum, pid) => sum + readStat(readFileSync(`/proc/${pid}/stat`, 'utf8')), 0);
}

/** Returns the user and system time of one process: fields 14 and 15 of its stat line. */
export function readStat(line: string): number {
  // The process name may contain spaces and brackets, so fields are counted from the last bracket.
  const fields = line.slice(line.lastIndexOf(')') + 2).split(' ');
  return 10 * (Number(fields[11]) + Number(fields[12]));
}

/** Returns the CPU milliseconds per call. Warm up first, so that compilation is not measured. */
export async function perCall(
  pids: readonly number[],
  times: number,
  call: (times: number) => Promise<unknown>,
): Promise<number> {
  const before = processorTime(pids);
  await call(times);
  return (processorTime(pids) - before) / times;
}
