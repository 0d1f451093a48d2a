import { stdout } from 'node:process';

const colour = stdout.isTTY === true && process.env.NO_COLOR === undefined;

const paint = (code: string, text: string): string =>
  colour ? `\u001b[${code}m${text}\u001b[0m` : text;

export const bold = (text: string): string => paint('1', text);
export const red = (text: string): string => paint('31', text);
export const green = (text: string): string => paint('32', text);
export const dim = (text: string): string => paint('2', text);

/** Prints one line for the person who started the script. */
export function print(line = ''): void {
  stdout.write(`${line}\n`);
}
