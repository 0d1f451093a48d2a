import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { defaultContentFilter, parseContentFilter, printContentFilter } from './content-filter.ts';

describe('the content filter', () => {
  it('prints the query of the top list', () => {
    expect(defaultContentFilter).toEqual({ age: 0, lang: 0, country: 0, f_type: 0 });
    expect(printContentFilter(defaultContentFilter)).toBe('?age=0&lang=0&country=0&f_type=0');
    expect(printContentFilter({ age: 7, lang: 1, country: 98, f_type: 2 })).toBe(
      '?age=7&lang=1&country=98&f_type=2',
    );
  });

  it('is read back as it was printed, with or without its question mark', () => {
    const value = fc.nat(999_999_999);
    fc.assert(
      fc.property(
        fc.record({ age: value, lang: value, country: value, f_type: value }),
        (filter) => {
          expect(parseContentFilter(printContentFilter(filter))).toEqual(filter);
          expect(parseContentFilter(printContentFilter(filter).slice(1))).toEqual(filter);
        },
      ),
    );
  });

  it.each([
    undefined,
    null,
    '',
    'null',
    '{"age":7}',
    '?age=7',
    '?age=-1&lang=0&country=0&f_type=0',
    '?age=1.5&lang=0&country=0&f_type=0',
    '?age=۷&lang=0&country=0&f_type=0',
    '?age=99999999999&lang=0&country=0&f_type=0',
    '?age=7&lang=0&country=0&f_type=0&x=1',
    'x?age=7&lang=0&country=0&f_type=0',
    '__proto__',
  ])('reads the damaged cookie %j as the defaults', (cookie) => {
    expect(parseContentFilter(cookie)).toEqual(defaultContentFilter);
  });

  it('prints 0 for a value that is not a whole number', () => {
    const filter = { age: Number.NaN, lang: -1, country: 1.5, f_type: Number.POSITIVE_INFINITY };
    expect(printContentFilter(filter)).toBe('?age=0&lang=0&country=0&f_type=0');
    expect(printContentFilter({ ...filter, age: 999_999_999, lang: 1_000_000_000 })).toBe(
      '?age=999999999&lang=0&country=0&f_type=0',
    );
  });
});
