import { asRecord } from '../../lib/json.ts';
import { hexOf } from './css.ts';
import type { Token, Tokens } from './read.ts';

/**
 * Makes the Figma file of one theme as a mode of variables: references are resolved, lengths are in pixels, and fluid
 * values have their largest size.
 */
export function figmaFile(tokens: Tokens): string {
  const file: Record<string, unknown> = {
    $schema: 'https://www.designtokens.org/schemas/2025.10/format.json',
  };
  for (const [path, token] of tokens) {
    const names = path.split('.');
    const last = names.pop() ?? path;
    let group = file;
    for (const name of names) {
      const child = asRecord(group[name]);
      group[name] = child;
      group = child;
    }
    group[last] = {
      $type: token.type,
      $value: plain(token),
      ...(token.description ? { $description: token.description } : {}),
    };
  }
  return JSON.stringify(file);
}

function plain({ type, value }: Token): unknown {
  if (type === 'dimension') return inPixels(value);
  if (type === 'color') return colour(value);
  if (type !== 'shadow' || !Array.isArray(value)) return value;
  return value.map((layer) => {
    const { color, inset, ...lengths } = asRecord(layer);
    const pixels = Object.entries(lengths).map(([name, length]) => [name, inPixels(length)]);
    return { color: colour(color), ...Object.fromEntries(pixels), ...(inset ? { inset } : {}) };
  });
}

const colour = (value: unknown): unknown => ({ ...asRecord(value), hex: hexOf(value).slice(0, 7) });

function inPixels(length: unknown): unknown {
  const { value, unit } = asRecord(length);
  return unit === 'rem' ? { value: Number(value) * 16, unit: 'px' } : length;
}
