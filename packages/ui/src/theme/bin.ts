#!/usr/bin/env node
import { themeCss, themeFromColor } from './theme-css.ts';

const usage = "npx @parde/ui theme '#0a5' > theme.css";

const [command, color, ...others] = process.argv.slice(2);
if (command === '--help') {
  process.stdout.write(`${usage}\n`);
} else if (command !== 'theme' || color === undefined || others.length > 0) {
  // A shell treats an unquoted # as the beginning of a comment.
  process.stderr.write(`A command and a colour in quotation marks are wanted: ${usage}\n`);
  process.exitCode = 1;
} else {
  write(color);
}

function write(color: string): void {
  try {
    const theme = themeFromColor(color);
    process.stdout.write(`/* ${usage.replace('#0a5', color)} */\n${themeCss(theme)}`);
    for (const sentence of theme.adjusted) process.stderr.write(`${sentence}\n`);
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  }
}
