import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as rules from './index.ts';
import { fed, type RuleName, takesNothing } from './test-support/feedings.ts';
import {
  anyNumber,
  anyString,
  hostileNumbers,
  hostileTexts,
} from './test-support/hostile-values.ts';

const names = Object.entries(rules)
  .filter(([, rule]) => typeof rule === 'function')
  .map(([name]) => name)
  .filter(isRule);

const feedings = names.flatMap((name) => {
  const feeding = fed[name];
  return feeding ? [{ name, ...feeding }] : [];
});

const fedWithText = feedings.flatMap(({ text, ...rest }) => (text ? [{ ...rest, text }] : []));

const fedWithNumbers = feedings.flatMap(({ number, ...rest }) =>
  number ? [{ ...rest, number }] : [],
);

it.each(names)('%s is fed here, or takes nothing from outside', (name) => {
  const { text, number } = fed[name] ?? {};
  expect(text !== undefined || number !== undefined).toBe(!takesNothing.includes(name));
});

describe.each(fedWithText)('$name, fed with text', ({ text, mayGiveNothing = false }) => {
  const expectSound = (value: string) => {
    const given = text(value);
    if (!mayGiveNothing) expect(given).toBeDefined();
    expect(flawsOf(given, isWhole(value))).toEqual([]);
    expect(Object.keys(Object.prototype)).toEqual([]);
  };

  it('gives something sound for what someone may try', () => {
    for (const [name, value] of Object.entries(hostileTexts)) {
      expect(() => expectSound(value), name).not.toThrow();
    }
  });

  it('gives something sound for any text', () => {
    fc.assert(fc.property(anyString, expectSound));
  });
});

describe.each(fedWithNumbers)('$name, fed with numbers', ({ number, mayGiveNothing = false }) => {
  const expectSound = (value: number) => {
    const given = number(value);
    if (!mayGiveNothing) expect(given).toBeDefined();
    expect(flawsOf(given, true)).toEqual([]);
  };

  it('gives something sound for what no clock or price should give', () => {
    for (const value of hostileNumbers) {
      expect(() => expectSound(value), String(value)).not.toThrow();
    }
  });

  it('gives something sound for any number', () => {
    fc.assert(fc.property(anyNumber, expectSound));
  });
});

function isRule(name: string): name is RuleName {
  return name in rules;
}

/** Numbers that are none, halves of characters that nobody gave, and objects that are not plain. */
function flawsOf(given: unknown, wasWhole: boolean): readonly unknown[] {
  if (typeof given === 'number') return Number.isFinite(given) ? [] : [given];
  if (typeof given === 'string') return wasWhole && !isWhole(given) ? [given] : [];
  if (typeof given !== 'object' || given === null) return [];
  const prototype: unknown = Object.getPrototypeOf(given);
  const isPlain = prototype === Object.prototype || prototype === Array.prototype;
  const within = Object.values(given).flatMap((value) => flawsOf(value, wasWhole));
  return isPlain ? within : [given, ...within];
}

function isWhole(text: string): boolean {
  return !/\p{Cs}/u.test(text);
}
