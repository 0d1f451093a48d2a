import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { figmaColors } from './figma-colors.ts';
import { themeFromColor } from './theme-css.ts';

const bin = fileURLToPath(new URL('bin.ts', import.meta.url));
const run = (...args: readonly string[]) =>
  spawnSync(process.execPath, [bin, ...args], { encoding: 'utf8' });

test.each(['light', 'dark'] as const)('--figma %s prints the design tokens of the mode', (mode) => {
  const { status, stdout } = run('theme', '#0a5', '--figma', mode);
  expect(stdout).toBe(figmaColors(themeFromColor('#0a5')[mode]));
  expect(status).toBe(0);
});

test.each([
  [['theme', '#0a5', '--figm', 'light'], 'unknown option --figm; options: --figma light,'],
  [['theme', '#0a5', '--figma'], '--figma needs light or dark.'],
  [['theme', '--figma', 'light'], 'A colour is required, in quotation marks.'],
  [['theme', '#0a5', '#fff'], 'Only one colour is possible, not also #fff.'],
  [['#0a5'], 'A command and a colour are required.'],
])('%j is refused on stderr', (args, mistake) => {
  const { status, stdout, stderr } = run(...args);
  expect(stderr).toContain(mistake);
  expect(stdout).toBe('');
  expect(status).toBe(1);
});
