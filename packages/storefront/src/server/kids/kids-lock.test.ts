import { describe, expect, it } from 'vitest';
import {
  describeKidsLock,
  type KidsLock,
  lockByPin,
  lockBySum,
  printKidsLock,
  readKidsLock,
  tryKidsLock,
} from './kids-lock.ts';

const now = Date.parse('2026-11-24T17:00:00Z');
const minute = 60_000;
const secret = 'x'.repeat(32);

const print = (lock: KidsLock) => printKidsLock(lock, secret);
const read = (cookie: string | undefined) => readKidsLock(cookie, secret);

/** Gives these answers to a lock, each as soon as the lock accepts it, and returns the result. */
async function answered(lock: KidsLock, ...answers: readonly string[]): Promise<'open' | KidsLock> {
  let current = lock;
  for (const answer of answers) {
    const at = Math.max(now, current.waitUntil);
    const tried = await tryKidsLock(current, answer, at);
    if (tried === 'open') return tried;
    current = tried;
  }
  return current;
}

function sumOf({ key }: KidsLock): readonly [number, number] {
  if (!('sum' in key)) throw new Error('No sum is asked.');
  return key.sum;
}

describe('a PIN', () => {
  it.each(['2580', '۲۵۸۰', ' 2580 '])('opens by %j', async (pin) => {
    expect(await answered(await lockByPin('2580', 7, 60), pin)).toBe('open');
  });

  it.each(['', '0000', '258', '25800', 'sum', '２５８１'])('does not open by %j', async (pin) => {
    expect(await answered(await lockByPin('2580', 7), pin)).toMatchObject({ wrong: 1 });
  });

  it('is not readable in the cookie, and is hashed with a different salt each time', async () => {
    const [one, two] = [await lockByPin('2580', 7, 30), await lockByPin('2580', 7, 30)];
    expect(Buffer.from(print(one), 'base64url').toString()).not.toContain('2580');
    expect(print(one)).not.toBe(print(two));
    expect(describeKidsLock(one, now)).toEqual({ isLastTry: false });
  });

  it('can be read from the cookie again', async () => {
    const lock = await lockByPin('2580', 12, 90);
    expect(read(print(lock))).toEqual(lock);
    expect(await answered(read(print(lock)) ?? lock, '2580')).toBe('open');
  });
});

describe('a sum', () => {
  it('is harder than a child’s times table', () => {
    for (let round = 0; round < 50; round += 1) {
      expect(Math.min(...sumOf(lockBySum(12)))).toBeGreaterThan(12);
      for (const age of [7, 12] as const) {
        expect(sumOf(lockBySum(age)).map((number) => number % 10)).not.toContain(0);
      }
      const [first, second] = sumOf(lockBySum(7));
      expect([first, second].every((factor) => factor > 5)).toBe(true);
      expect(first * second).toBeGreaterThan(70);
    }
  });

  it('is solved by its answer, also in Persian digits', async () => {
    const lock = lockBySum(12);
    const [first, second] = sumOf(lock);
    const answer = String(first * second);
    expect(await answered(lock, answer)).toBe('open');
    expect(await answered(lock, (first * second).toLocaleString('fa-IR'))).toBe('open');
  });

  it('changes after a wrong answer, so that an old page cannot solve it', async () => {
    const worthOf = (lock: KidsLock) => sumOf(lock).reduce((first, second) => first * second);
    let current = lockBySum(7);
    // Many rounds, because repeated answers would occur only by chance.
    for (let round = 0; round < 1000; round += 1) {
      const tried = await answered({ ...current, id: `${round}`, wrong: 0, waitUntil: 0 }, '1');
      if (tried === 'open') throw new Error('opened');
      expect(worthOf(tried)).not.toBe(worthOf(current));
      current = tried;
    }
  });
});

describe('wrong answers', () => {
  it('cause a wait from the third on, which doubles each time up to an hour', async () => {
    const waits: number[] = [];
    let current: KidsLock = lockBySum(7);
    let at = now;
    for (let round = 0; round < 11; round += 1) {
      const tried = await tryKidsLock(current, '1', at);
      if (tried === 'open') throw new Error('opened');
      waits.push(Math.max(0, tried.waitUntil - at) / minute);
      current = tried;
      at = Math.max(at, tried.waitUntil);
    }
    expect(waits).toEqual([0, 0, 1, 2, 4, 8, 16, 32, 60, 60, 60]);
  });

  it('show a warning before the wait, but not a day later', () => {
    const lock = lockBySum(7);
    const isLastTry = (wrong: number, waitUntil: number, at = now) =>
      describeKidsLock({ ...lock, wrong, waitUntil }, at).isLastTry;
    expect([0, 1, 2].map((wrong) => isLastTry(wrong, now))).toEqual([false, false, true]);
    expect([3, 4, 5].map((wrong) => isLastTry(wrong, now))).toEqual([true, true, true]);
    expect(isLastTry(2, now, now + 24 * 60 * minute)).toBe(false);
    expect(isLastTry(7, now, now + 24 * 60 * minute)).toBe(false);
  });

  it('are neither read nor counted during the wait', async () => {
    const lock = { ...(await lockByPin('2580', 7)), wrong: 3, waitUntil: now + minute };
    expect(await tryKidsLock(lock, '2580', now + minute - 1)).toEqual(lock);
    expect(await tryKidsLock(lock, '2580', now + minute)).toBe('open');
  });

  it('are forgotten after a day', async () => {
    const lock = { ...(await lockByPin('2580', 7)), wrong: 8, waitUntil: now };
    const tried = await tryKidsLock(lock, '1', now + 24 * 60 * minute);
    expect(tried).toMatchObject({ wrong: 1 });
  });

  it('are not reset by an older cookie', async () => {
    const lock = await lockByPin('2580', 7);
    for (const answer of ['1', '2', '3']) await tryKidsLock(lock, answer, now);
    expect(await tryKidsLock(lock, '2580', now)).toMatchObject({
      wrong: 3,
      waitUntil: now + minute,
    });
    expect(await tryKidsLock(lock, '2580', now + minute)).toBe('open');
  });
});

describe('the cookie', () => {
  const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

  it('is valid only with our signature and unchanged', async () => {
    const lock = await lockByPin('2580', 7);
    expect(read(print(lock))).toEqual(lock);
    const forged = encode({ ...lock, wrong: 0, age: 12 }) + print(lock).slice(-43);
    for (const cookie of [forged, printKidsLock(lock, 'y'.repeat(32)), encode(lock)]) {
      expect(read(cookie)).toBeUndefined();
    }
  });

  it.each<Partial<KidsLock>>([
    { waitUntil: 1e300 },
    { waitUntil: 1.5 },
    { wrong: -1 },
    { wrong: 1e300 },
    { key: { sum: [1e300, 2] } },
  ])('with %j is not a lock', (field) => {
    const [plain, odd] = [lockBySum(7), { ...lockBySum(7), ...field }];
    expect(read(print(plain))).toBeDefined();
    expect(read(print(odd))).toBeUndefined();
  });
});

it.each([undefined, '', 'e30', 'bm90IGpzb24', '%%%', btoa('{"key":{"sum":[1]},"wrong":0}')])(
  'a damaged lock, %j, is ignored',
  (cookie) => {
    expect(read(cookie)).toBeUndefined();
  },
);
