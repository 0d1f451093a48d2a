import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { top } from './packages.ts';

/** The time limit in milliseconds. A program that does not end has left something open. */
const timeoutMs = 120_000;

/** The Node that runs this test. */
export const thisNode = process.execPath;
/** The oldest Node that a package supports. */
export const oldestNode = join(top, 'node_modules/.bin/node');

/** Runs a program and returns its output. Throws with the output if the program fails. */
export async function run(
  node: string,
  program: string,
  ...options: readonly string[]
): Promise<string> {
  const child = spawn(node, [program, ...options], {
    cwd: top,
    stdio: ['ignore', 'pipe', 'pipe'],
    timeout: timeoutMs,
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  }
  const how = await new Promise((resolve, reject) => {
    child.on('error', reject).on('close', (code, signal) => resolve(code ?? signal));
  });
  if (how !== 0) throw new Error(`${program} ended with ${how}:\n${output}`);
  if (output === '') throw new Error(`${program} printed nothing`);
  return output;
}
