#!/usr/bin/env node
import { themeCss, themeFromColor } from './theme-css.ts';

const example = "npx @parde/ui theme '#0a5' > theme.css";
const usage = `Prints the CSS variables of a theme, in light and dark mode, from one colour:

  ${example}

Write the colour in quotation marks, because a shell treats an unquoted # as the beginning of a comment.
Changes for contrast are reported on stderr.
`;

const [command, color, ...others] = process.argv.slice(2);
if (process.argv.includes('--help')) {
  process.stdout.write(usage);
} else if (command !== 'theme' || color === undefined || others.length > 0) {
  process.stderr.write(`A command and a colour are required.\n\n${usage}`);
  process.exitCode = 1;
} else {
  write(color);
}

function write(color: string): void {
  try {
    const theme = themeFromColor(color);
    process.stdout.write(`/* ${example.replace('#0a5', color)} */\n${themeCss(theme)}`);
    for (const sentence of theme.adjusted) process.stderr.write(`${sentence}\n`);
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  }
}
