import { asRecord } from '../../lib/json.ts';
import type { Token } from './read.ts';

/** Returns the CSS value of a token. */
export function cssOf(path: string, { type, value, fluid }: Token): string {
  const write = writers[type];
  if (!write) throw new Error(`${path}: there is no CSS for the type ${type}`);
  try {
    if (!fluid) return write(value);
    return `clamp(${dimension(fluid.min)}, ${text(fluid.preferred)}, ${dimension(value)})`;
  } catch (error) {
    throw new Error(`${path}: ${error instanceof Error ? error.message : String(error)}`);
  }
}

const writers: Readonly<Record<string, (value: unknown) => string>> = {
  color: hexOf,
  dimension,
  duration: dimension,
  number: (value) => String(number(value)),
  fontWeight: (value) => String(number(value)),
  fontFamily: (value) => list(value).map(fontName).join(', '),
  cubicBezier: (value) => `cubic-bezier(${list(value).map(number).join(', ')})`,
  shadow: (value) => list(value).map(shadow).join(', '),
};

/** Returns a colour as `#rrggbb`, or as `#rrggbbaa` if it is translucent. */
export function hexOf(value: unknown): string {
  const { colorSpace, components, alpha = 1, hex } = asRecord(value);
  if (colorSpace !== 'srgb') throw new Error('only colours of sRGB are known');
  const made = `#${list(components).map(byte).join('')}`;
  if (hex !== undefined && hex !== made) {
    throw new Error(
      `hex says ${text(hex)}, and components say ${made}: mend one, or leave hex out`,
    );
  }
  return alpha === 1 ? made : made + byte(alpha);
}

const byte = (part: unknown): string =>
  Math.round(number(part) * 255)
    .toString(16)
    .padStart(2, '0');

function dimension(value: unknown): string {
  const { value: amount, unit } = asRecord(value);
  return number(amount) === 0 && unit !== 'ms' ? '0' : `${number(amount)}${text(unit)}`;
}

function shadow(value: unknown): string {
  const { color, offsetX, offsetY, blur, spread, inset } = asRecord(value);
  const lengths = [offsetX, offsetY, blur].map(dimension);
  if (dimension(spread) !== '0') lengths.push(dimension(spread));
  return [...lengths, hexOf(color), ...(inset === true ? ['inset'] : [])].join(' ');
}

const fontName = (name: unknown): string =>
  text(name).includes(' ') ? `'${text(name)}'` : text(name);

const list = (value: unknown): readonly unknown[] => {
  if (!Array.isArray(value)) throw new Error(`${JSON.stringify(value)} is not a list`);
  return value;
};

function number(value: unknown): number {
  if (typeof value !== 'number') throw new Error(`${JSON.stringify(value)} is not a number`);
  return value;
}

function text(value: unknown): string {
  if (typeof value !== 'string') throw new Error(`${JSON.stringify(value)} is not a text`);
  return value;
}
