#!/usr/bin/env node
import { figmaColors } from './figma-colors.ts';
import { themeCss, themeFromColor } from './theme-css.ts';

const example = "npx @parde/ui theme '#0a5' > theme.css";
const usage = `Prints the CSS variables of a theme, in light and dark mode, from one colour:

  ${example}

With --figma light or --figma dark it prints the colours of that mode as a file of design tokens for Figma.

Write the colour in quotation marks, because a shell treats an unquoted # as the beginning of a comment.
Changes for contrast are reported on stderr.
`;

const [command, color, option, mode, ...others] = process.argv.slice(2);
const figmaMode = option === '--figma' && (mode === 'light' || mode === 'dark') ? mode : undefined;
if (process.argv.includes('--help')) {
  process.stdout.write(usage);
} else if (
  command !== 'theme' ||
  color === undefined ||
  (option && !figmaMode) ||
  others.length > 0
) {
  process.stderr.write(`A command and a colour are required.\n\n${usage}`);
  process.exitCode = 1;
} else {
  write(color);
}

function write(color: string): void {
  try {
    const theme = themeFromColor(color);
    const css = `/* ${example.replace('#0a5', color)} */\n${themeCss(theme)}`;
    process.stdout.write(figmaMode ? figmaColors(theme[figmaMode]) : css);
    for (const sentence of theme.adjusted) process.stderr.write(`${sentence}\n`);
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  }
}
