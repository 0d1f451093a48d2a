import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { cssOf } from '../../../scripts/generate/tokens/css.ts';
import { figmaFile } from '../../../scripts/generate/tokens/figma.ts';
import { valuesModule } from '../../../scripts/generate/tokens/modules.ts';
import { readTokens } from '../../../scripts/generate/tokens/read.ts';
import { root } from '../../../scripts/lib/workspace.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'parde-tokens-'));
  cpSync(join(root, 'packages/ui/tokens'), folder, { recursive: true });
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

function edit(file: string, from: string | RegExp, to: string): void {
  const path = join(folder, file);
  const before = readFileSync(path, 'utf8');
  const after = before.replace(from, to);
  expect(after).not.toBe(before);
  writeFileSync(path, after);
}

const css = (theme: string, path: string): string | undefined => {
  const token = readTokens(folder).themes.get(theme)?.get(path);
  return token && cssOf(path, token);
};

describe('one token', () => {
  test('restyles a brand in all tokens that refer to it', () => {
    edit(
      'plus.tokens.json',
      '[0.8118, 0.0784, 0.3373], "hex": "#cf1456"',
      '[0, 0.5, 0.25], "hex": "#008040"',
    );
    expect(css('plus.dark', 'color.mediaAccent')).toBe('#008040');
    expect(css('plus.dark', 'color.accent')).toBe('#008040');
    expect(css('plus.light', 'color.mediaAccent')).toBe('#008040');
    expect(css('main.dark', 'color.accent')).toBe('#ffa538');
    expect(valuesModule(readTokens(folder))).toContain('accent: "#008040"');
  });

  test('of the main brand applies in every brand that does not override it', () => {
    edit('main.tokens.json', '"value": 999', '"value": 50');
    expect(css('partner.light', 'radius.pill')).toBe('50px');
  });
});

describe('an error names', () => {
  test('a reference to a missing token', () => {
    edit('main.dark.tokens.json', '{color.mediaAccent}', '{color.nothing}');
    expect(() => readTokens(folder)).toThrow('color.accent names {color.nothing}');
  });

  test('a circular reference', () => {
    edit('main.dark.tokens.json', '{color.mediaAccent}', '{color.accent}');
    expect(() => readTokens(folder)).toThrow('color.accent names itself');
  });

  test('a colour with two contradictory values', () => {
    edit('main.dark.tokens.json', '"#100a08"', '"#100a09"');
    expect(() => css('main.dark', 'color.canvas')).toThrow('color.canvas: hex says #100a09');
  });

  test('a length that differs by mode', () => {
    edit(
      'plus.dark.tokens.json',
      '"color": {',
      '"radius": { "sm": { "$type": "dimension", "$value": { "value": 1, "unit": "px" } } }, "color": {',
    );
    expect(() => valuesModule(readTokens(folder))).toThrow('plus: only colours and elevation');
  });
});

test('a fluid token is a clamp in CSS, and has its largest value for Figma', () => {
  expect(css('main.dark', 'space.gutter')).toBe('clamp(1rem, 4.2vw, 4.5rem)');
  const tokens = readTokens(folder).themes.get('main.dark');
  const file: unknown = JSON.parse(figmaFile(tokens ?? new Map()));
  expect(file).toMatchObject({
    space: { gutter: { $type: 'dimension', $value: { value: 72, unit: 'px' } } },
    color: { accent: { $type: 'color', $value: { hex: '#ffa538' } } },
  });
});
