import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as rules from './index.ts';
import {
  anyNumber,
  anyString,
  hostileNumbers,
  hostileTexts,
} from './test-support/hostile-values.ts';
import { type RuleName, ruleInputs } from './test-support/rule-inputs.ts';

/** Functions without outside input. They take a parsed locale or internal flags. */
const rulesWithoutInput: readonly RuleName[] = [
  'alphabetOf',
  'countActionBlocks',
  'directionOf',
  'hasFileToPlay',
  'heightOf',
  'missingForSale',
];

const names = Object.entries(rules)
  .filter(([, rule]) => typeof rule === 'function')
  .map(([name]) => name)
  .filter(isRule);

const tested = names.flatMap((name) => {
  const inputs = ruleInputs[name];
  return inputs ? [{ name, ...inputs }] : [];
});

const withText = tested.flatMap(({ text, ...rest }) => (text ? [{ ...rest, text }] : []));

const withNumbers = tested.flatMap(({ number, ...rest }) => (number ? [{ ...rest, number }] : []));

it.each(names)('%s has hostile inputs in this test, or takes no outside input', (name) => {
  const { text, number } = ruleInputs[name] ?? {};
  expect(text !== undefined || number !== undefined).toBe(!rulesWithoutInput.includes(name));
});

describe.each(withText)('$name, given text', ({ text, mayReturnUndefined = false }) => {
  const expectValid = (value: string) => {
    const result = text(value);
    if (!mayReturnUndefined) expect(result).toBeDefined();
    expect(invalidValues(result, isWellFormed(value))).toEqual([]);
    expect(Object.keys(Object.prototype)).toEqual([]);
  };

  it('returns a valid result for hostile texts', () => {
    for (const [name, value] of Object.entries(hostileTexts)) {
      expect(() => expectValid(value), name).not.toThrow();
    }
  });

  it('returns a valid result for any text', () => {
    fc.assert(fc.property(anyString, expectValid));
  });
});

describe.each(withNumbers)('$name, given numbers', ({ number, mayReturnUndefined = false }) => {
  const expectValid = (value: number) => {
    const result = number(value);
    if (!mayReturnUndefined) expect(result).toBeDefined();
    expect(invalidValues(result, true)).toEqual([]);
  };

  it('returns a valid result for hostile numbers', () => {
    for (const value of hostileNumbers) {
      expect(() => expectValid(value), String(value)).not.toThrow();
    }
  });

  it('returns a valid result for any number', () => {
    fc.assert(fc.property(anyNumber, expectValid));
  });
});

function isRule(name: string): name is RuleName {
  return name in rules;
}

/** Lists NaN and infinite numbers, lone surrogates that the input did not have, and objects that are not plain. */
function invalidValues(result: unknown, wasWellFormed: boolean): readonly unknown[] {
  if (typeof result === 'number') return Number.isFinite(result) ? [] : [result];
  if (typeof result === 'string') return wasWellFormed && !isWellFormed(result) ? [result] : [];
  if (typeof result !== 'object' || result === null) return [];
  const prototype: unknown = Object.getPrototypeOf(result);
  const isPlain = prototype === Object.prototype || prototype === Array.prototype;
  const within = Object.values(result).flatMap((value) => invalidValues(value, wasWellFormed));
  return isPlain ? within : [result, ...within];
}

function isWellFormed(text: string): boolean {
  return !/\p{Cs}/u.test(text);
}
