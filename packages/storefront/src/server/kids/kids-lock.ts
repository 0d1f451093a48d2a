import { randomBytes, randomInt, scrypt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { foldDigits, type KidsAge, type KidsMinutes, kidsMinutes } from '@parde/domain';
import * as v from 'valibot';
import type { KidsLockFacts } from '../../app/page/page.ts';

const hash = promisify<string, Buffer, number, Buffer>(scrypt);
const hashBytes = 32;

const lockSchema = v.object({
  /** What opens it: a PIN by its hash, or the sum that is asked now. */
  key: v.union([
    v.object({ salt: v.string(), hash: v.string() }),
    v.object({ sum: v.tuple([v.number(), v.number()]) }),
  ]),
  minutes: v.optional(v.picklist(kidsMinutes)),
  wrong: v.number(),
  /** No answer is read before. In milliseconds. */
  waitUntil: v.number(),
});

/** How an adult leaves kids mode on this device. It lives in a cookie that no script can read. */
export type KidsLock = v.InferOutput<typeof lockSchema>;

export function readKidsLock(cookie: string | undefined): KidsLock | undefined {
  if (cookie === undefined) return undefined;
  try {
    const read: unknown = JSON.parse(Buffer.from(cookie, 'base64url').toString());
    const result = v.safeParse(lockSchema, read);
    return result.success ? result.output : undefined;
  } catch {
    return undefined;
  }
}

export function printKidsLock(lock: KidsLock): string {
  return Buffer.from(JSON.stringify(lock)).toString('base64url');
}

export async function lockByPin(pin: string, minutes: KidsMinutes | undefined): Promise<KidsLock> {
  const salt = randomBytes(16);
  const hashed = await hash(pin, salt, hashBytes);
  return {
    key: { salt: salt.toString('base64url'), hash: hashed.toString('base64url') },
    minutes,
    wrong: 0,
    waitUntil: 0,
  };
}

/** What the page of an adult who leaves says of it. */
export function describeKidsLock({ key, wrong, waitUntil }: KidsLock): KidsLockFacts {
  return {
    wrong,
    ...('sum' in key && { sum: key.sum }),
    ...(waitUntil > Date.now() && { waitUntil: new Date(waitUntil).toISOString() }),
  };
}

/** Also for a device whose lock is lost: kids mode is no trap. */
export function lockBySum(age: KidsAge, minutes?: KidsMinutes): KidsLock {
  return { key: { sum: newSum(age) }, minutes, wrong: 0, waitUntil: 0 };
}

/** A multiplication that is not learnt at that age, or not done in the head. */
function newSum(age: KidsAge): [number, number] {
  const [first, second] = age === 7 ? [randomInt(13, 30), randomInt(6, 10)] : twoDigits();
  return [first, second];
}

const twoDigits = (): [number, number] => [randomInt(23, 90), randomInt(13, 30)];

/** Whether the answer opens the lock, or the lock as it is afterwards. */
export async function tryKidsLock(
  lock: KidsLock,
  answer: string,
  { age, now }: { readonly age: KidsAge; readonly now: number },
): Promise<'open' | KidsLock> {
  if (now < lock.waitUntil) return lock;
  const given = foldDigits(answer).replace(/[\s,٬]/g, '');
  if (await fits(lock.key, given)) return 'open';
  const wrong = (now < lock.waitUntil + forgivenAfter ? lock.wrong : 0) + 1;
  return {
    ...lock,
    // Never the same one again: its answer cannot be found by trying.
    key: 'sum' in lock.key ? { sum: newSum(age) } : lock.key,
    wrong,
    waitUntil: now + waitAfter(wrong),
  };
}

async function fits(key: KidsLock['key'], given: string): Promise<boolean> {
  if ('sum' in key) return given === String(key.sum[0] * key.sum[1]);
  const expected = Buffer.from(key.hash, 'base64url');
  const hashed = await hash(given, Buffer.from(key.salt, 'base64url'), hashBytes);
  return hashed.length === expected.length && timingSafeEqual(hashed, expected);
}

const freeTries = 3;
/** An adult who errs now and then does not wait. */
const forgivenAfter = 24 * 3_600_000;

/** One minute after the third wrong answer, then twice as long each time, up to an hour. */
function waitAfter(wrong: number): number {
  return wrong < freeTries ? 0 : 60_000 * Math.min(60, 2 ** (wrong - freeTries));
}
