import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { claimReload, mayReload, type TextStore } from './chunk-reload.ts';
import { storageKeys } from './storage-keys.ts';

function createStore(values = new Map<string, string>()): TextStore {
  return {
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
  };
}

describe('reloading after a failed chunk', () => {
  it.each([
    [null, true],
    ['', true],
    ['damaged', true],
    ['-5', true],
    ['x999999', true],
    ['999999x', true],
    ['1000000', false],
    ['999999', false],
    ['940001', false],
    ['940000', true],
    ['2000000', true],
  ])('is allowed with %j stored at time 1,000,000: %j', (noted, may) => {
    expect(mayReload(noted, 1_000_000)).toBe(may);
  });

  it('happens, is recorded, and happens again after a minute', () => {
    const values = new Map<string, string>();
    const store = createStore(values);
    expect(claimReload(store, 1_000_000.7)).toBe(true);
    expect([...values]).toEqual([[storageKeys.lastChunkReload, '1000000']]);
    expect(claimReload(store, 1_059_999)).toBe(false);
    expect(claimReload(store, 1_060_000)).toBe(true);
    expect([...values.values()]).toEqual(['1060000']);
  });

  it('happens at most once in sixty seconds, however often chunks fail', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(30_000), { maxLength: 50 }), (waits) => {
        const store = createStore();
        let now = 1_000_000;
        let last = Number.NEGATIVE_INFINITY;
        for (const wait of waits) {
          now += wait;
          if (!claimReload(store, now)) continue;
          expect(now - last).toBeGreaterThanOrEqual(60_000);
          last = now;
        }
      }),
    );
  });

  it('never happens if it cannot be recorded', () => {
    const full: TextStore = {
      getItem: () => null,
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError');
      },
    };
    const forgetful: TextStore = { getItem: () => null, setItem: () => {} };
    expect(claimReload(undefined, 1_000_000)).toBe(false);
    expect(claimReload(full, 1_000_000)).toBe(false);
    expect(claimReload(forgetful, 1_000_000)).toBe(false);
  });

  it.each([Number.NaN, Number.POSITIVE_INFINITY, -1, 1e17])('never happens at time %d', (now) => {
    expect(claimReload(createStore(), now)).toBe(false);
  });
});
