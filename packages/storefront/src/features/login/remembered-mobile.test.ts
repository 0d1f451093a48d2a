import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { forgetMobile, knownMobile, rememberCode } from './remembered-mobile.ts';

const mobile = '09123456789';
const other = '09120000009';
const sentAt = 1_000_000;
const minute = 60_000;

let stored: Map<string, string>;

beforeEach(() => {
  stored = new Map();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
});

afterEach(() => vi.unstubAllGlobals());

describe('the number with which a sign-in begins', () => {
  it('is the number of a code on its way, for five minutes', () => {
    rememberCode(mobile, sentAt);
    expect(knownMobile('', sentAt + minute)).toEqual({ mobile, codeSentAt: sentAt });
    expect(knownMobile(mobile, sentAt + minute)).toEqual({ mobile, codeSentAt: sentAt });
    expect(knownMobile('', sentAt + 5 * minute)).toEqual({ mobile });
    // The clock was set back.
    expect(knownMobile('', sentAt - minute)).toEqual({ mobile });
    forgetMobile();
    expect(knownMobile('', sentAt)).toBeUndefined();
  });

  it('is the number of a link if it is valid, without a code', () => {
    expect(knownMobile(mobile, sentAt)).toEqual({ mobile });
    for (const text of ['', '0912', '<b>', '02188776655']) {
      expect(knownMobile(text, sentAt)).toBeUndefined();
    }
    rememberCode(other, sentAt);
    expect(knownMobile(mobile, sentAt)).toEqual({ mobile });
  });

  it.each(['{', 'null', '{}', '{"mobile":9123456789}', '{"mobile":"0912","codeSentAt":1}'])(
    'is undefined if %s is stored, or nothing can be stored',
    (text) => {
      stored.set('signIn', text);
      expect(knownMobile('', sentAt)).toBeUndefined();
      vi.stubGlobal('sessionStorage', undefined);
      expect(knownMobile('', sentAt)).toBeUndefined();
    },
  );
});
