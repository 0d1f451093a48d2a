import { randomBytes, randomInt, scrypt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { foldDigits, type KidsAge, type KidsMinutes, kidsAges, kidsMinutes } from '@parde/domain';
import * as v from 'valibot';
import type { KidsLockFacts } from '../../app/page/page.ts';

const hash = promisify<string, Buffer, number, Buffer>(scrypt);
const hashBytes = 32;

const lockSchema = v.object({
  /** Of the child. It stands here, too, because a script can take the cookie of kids mode away, and not the lock. */
  age: v.picklist(kidsAges),
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

export async function lockByPin(
  pin: string,
  age: KidsAge,
  minutes?: KidsMinutes,
): Promise<KidsLock> {
  const salt = randomBytes(16);
  const hashed = await hash(pin, salt, hashBytes);
  return {
    age,
    key: { salt: salt.toString('base64url'), hash: hashed.toString('base64url') },
    minutes,
    wrong: 0,
    waitUntil: 0,
  };
}

/** What the page of an adult who leaves says of it. */
export function describeKidsLock(lock: KidsLock, now: number): KidsLockFacts {
  const { key, waitUntil } = lock;
  return {
    isLastTry: wrongAnswers(lock, now) >= freeTries - 1,
    ...('sum' in key && { sum: key.sum }),
    ...(waitUntil > now && { waitUntil: new Date(waitUntil).toISOString() }),
  };
}

/** Also for a device whose lock is lost: kids mode is no trap. */
export function lockBySum(age: KidsAge, minutes?: KidsMinutes): KidsLock {
  return { age, key: { sum: newSum(age) }, minutes, wrong: 0, waitUntil: 0 };
}

type Sum = [number, number];

const worthOf = ([first, second]: Sum): number => first * second;

/** A multiplication that is not learnt at that age, or not done in the head. */
function newSum(age: KidsAge, before?: Sum): Sum {
  const sum: Sum =
    age === 7 ? [randomInt(13, 30), randomInt(6, 10)] : [randomInt(23, 90), randomInt(13, 30)];
  // Twenty times six is easy, and the answer to the sum of before has been tried.
  const isEasy = sum.some((number) => number % 10 === 0);
  const isTried = before !== undefined && worthOf(sum) === worthOf(before);
  return isEasy || isTried ? newSum(age, before) : sum;
}

/** Whether the answer opens the lock, or the lock as it is afterwards. */
export async function tryKidsLock(
  lock: KidsLock,
  answer: string,
  now: number,
): Promise<'open' | KidsLock> {
  if (now < lock.waitUntil) return lock;
  const given = foldDigits(answer).replace(/[\s,٬]/g, '');
  if (await fits(lock.key, given)) return 'open';
  const wrong = wrongAnswers(lock, now) + 1;
  return {
    ...lock,
    // Another one each time: its answer cannot be found by trying.
    key: 'sum' in lock.key ? { sum: newSum(lock.age, lock.key.sum) } : lock.key,
    wrong,
    waitUntil: now + waitAfter(wrong),
  };
}

async function fits(key: KidsLock['key'], given: string): Promise<boolean> {
  if ('sum' in key) return given === String(worthOf(key.sum));
  const expected = Buffer.from(key.hash, 'base64url');
  const hashed = await hash(given, Buffer.from(key.salt, 'base64url'), hashBytes);
  return hashed.length === expected.length && timingSafeEqual(hashed, expected);
}

const freeTries = 3;
/** An adult who errs now and then does not wait. */
const forgivenAfter = 24 * 3_600_000;

const wrongAnswers = ({ wrong, waitUntil }: KidsLock, now: number): number =>
  now < waitUntil + forgivenAfter ? wrong : 0;

/** One minute after the third wrong answer, then twice as long each time, up to an hour. */
function waitAfter(wrong: number): number {
  return wrong < freeTries ? 0 : 60_000 * Math.min(60, 2 ** (wrong - freeTries));
}
