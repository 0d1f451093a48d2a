import { stdout } from 'node:process';
import { styleText } from 'node:util';

export const bold = (text: string): string => styleText('bold', text);
export const red = (text: string): string => styleText('red', text);
export const green = (text: string): string => styleText('green', text);
export const dim = (text: string): string => styleText('dim', text);

/** Prints one line for the person who started the script. */
export function print(line = ''): void {
  stdout.write(`${line}\n`);
}
