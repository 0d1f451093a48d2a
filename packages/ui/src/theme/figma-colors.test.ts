import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { main } from '../generated/token-values.ts';
import { figmaColors } from './figma-colors.ts';

test.each(['light', 'dark'] as const)('Figma gets the colours of %s mode', (mode) => {
  const path = new URL(`../../figma/main.${mode}.tokens.json`, import.meta.url);
  const { color } = JSON.parse(readFileSync(path, 'utf8'));
  const made = JSON.parse(figmaColors(main[mode])).color;
  for (const [name, { $value }] of Object.entries<{ $value: unknown }>(color)) {
    expect(made[name], name).toMatchObject({ $value });
  }
});
