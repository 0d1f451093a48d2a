#!/usr/bin/env node
import { parseArgs } from 'node:util';
import { figmaColors } from './figma-colors.ts';
import { themeCss, themeFromColor } from './theme-css.ts';

const example = "npx @parde/ui theme '#0a5' > theme.css";
const usage = `Prints the CSS variables of a theme, in light and dark mode, from one colour:

  ${example}

With --figma light or --figma dark it prints the colours of that mode as a file of design tokens for Figma.

Write the colour in quotation marks, because a shell treats an unquoted # as the beginning of a comment.
Changes for contrast are reported on stderr.
`;

const {
  values: { figma, help },
  positionals: [command, color, ...others],
  tokens,
} = parseArgs({
  options: { figma: { type: 'string' }, help: { type: 'boolean' } },
  allowPositionals: true,
  strict: false,
  tokens: true,
});
const figmaMode = figma === 'light' || figma === 'dark' ? figma : undefined;
const unknown = tokens.find(
  (token) => token.kind === 'option' && token.name !== 'figma' && token.name !== 'help',
);

function refuse(mistake: string): void {
  process.stderr.write(`${mistake}\n\n${usage}`);
  process.exitCode = 1;
}

if (help) process.stdout.write(usage);
else if (unknown?.kind === 'option')
  refuse(`unknown option ${unknown.rawName}; options: --figma light, --figma dark, --help`);
else if (figma !== undefined && !figmaMode) refuse('--figma needs light or dark.');
else if (command !== 'theme') refuse('A command and a colour are required.');
else if (color === undefined) refuse('A colour is required, in quotation marks.');
else if (others.length > 0) refuse(`Only one colour is possible, not also ${others[0]}.`);
else write(color);

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
