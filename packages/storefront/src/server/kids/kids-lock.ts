import { createHmac, randomBytes, randomInt, scrypt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import {
  cookieNames,
  foldDigits,
  type KidsAge,
  type KidsMinutes,
  kidsAge,
  kidsAges,
  kidsMinutes,
  kidsTimeLeft,
} from '@parde/domain';
import { parse } from 'hono/utils/cookie';
import * as v from 'valibot';
import type { KidsLockFacts } from '../../app/page/page.ts';
import { matchRow } from '../../route-table.ts';
import { kidsLockCookie } from '../proxy/secret-cookie.ts';

const hash = promisify<string, Buffer, number, Buffer>(scrypt);
const hashBytes = 32;

let hashes = 0;

/** True if too many hashes are running. Each hash takes one of the four threads that also read files. */
export const isHashing = (): boolean => hashes >= 2;

async function hashPin(pin: string, salt: Buffer): Promise<Buffer> {
  hashes += 1;
  return hash(pin, salt, hashBytes).finally(() => {
    hashes -= 1;
  });
}

const integerUpTo = (most: number) =>
  v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(most));

const lockSchema = v.object({
  /** The id by which the server counts wrong answers. */
  id: v.string(),
  /** The child's age, also here because a script can delete the cookie of kids mode, but not the lock. */
  age: v.picklist(kidsAges),
  /** The key of the lock: a PIN as its hash, or the current sum. */
  key: v.union([
    v.object({ salt: v.string(), hash: v.string() }),
    v.object({ sum: v.tuple([integerUpTo(99), integerUpTo(99)]) }),
  ]),
  minutes: v.optional(v.picklist(kidsMinutes)),
  wrong: integerUpTo(Number.MAX_SAFE_INTEGER),
  /** The time before which no answer is read, in milliseconds, up to the latest possible date. */
  waitUntil: integerUpTo(8.64e15),
});

/** Controls how an adult leaves kids mode on this device. The lock is stored in a cookie that scripts cannot read. */
export type KidsLock = v.InferOutput<typeof lockSchema>;

type KidsLocks = ReturnType<typeof kidsLocks>;

export function kidsLocks(origin: string, secret: string) {
  const cookie = kidsLockCookie(origin);
  return {
    read: (cookies: string | undefined) => readKidsLock(cookie.read(cookies), secret),
    write: (lock: KidsLock) => cookie.write(printKidsLock(lock, secret)),
    expire: cookie.expire,
  };
}

const sign = (body: string, secret: string) => createHmac('sha256', secret).update(body).digest();
/** The length of a signature in base64url. */
const signatureLength = 43;

export function readKidsLock(cookie: string | undefined, secret: string): KidsLock | undefined {
  if (cookie === undefined) return undefined;
  const body = cookie.slice(0, -signatureLength);
  const signature = Buffer.from(cookie.slice(-signatureLength), 'base64url');
  const expected = sign(body, secret);
  const isSigned = signature.length === expected.length && timingSafeEqual(signature, expected);
  if (!isSigned) return undefined;
  try {
    return v.parse(lockSchema, JSON.parse(Buffer.from(body, 'base64url').toString()));
  } catch {
    return undefined;
  }
}

export function printKidsLock(lock: KidsLock, secret: string): string {
  const body = Buffer.from(JSON.stringify(lock)).toString('base64url');
  return body + sign(body, secret).toString('base64url');
}

export async function lockByPin(
  pin: string,
  age: KidsAge,
  minutes?: KidsMinutes,
): Promise<KidsLock> {
  const salt = randomBytes(16);
  const hashed = await hashPin(pin, salt);
  const key = { salt: salt.toString('base64url'), hash: hashed.toString('base64url') };
  return { ...lockBySum(age, minutes), key };
}

/** Returns the facts that the page for leaving kids mode shows. */
export function describeKidsLock(lock: KidsLock, now: number): KidsLockFacts {
  const { key, waitUntil } = lock;
  return {
    isLastTry: wrongAnswers(lock, now) >= freeTries - 1,
    ...('sum' in key && { sum: key.sum }),
    ...(waitUntil > now && { waitUntil: new Date(waitUntil).toISOString() }),
  };
}

/** Creates a lock with a sum. Also used if a device has lost its lock, so that an adult can always leave kids mode. */
export function lockBySum(age: KidsAge, minutes?: KidsMinutes): KidsLock {
  const id = randomBytes(16).toString('base64url');
  return { id, age, key: { sum: newSum(age) }, minutes, wrong: 0, waitUntil: 0 };
}

type Sum = [number, number];

const worthOf = ([first, second]: Sum): number => first * second;

/** Returns a multiplication that children of this age have not learnt or cannot do in their heads. */
function newSum(age: KidsAge, before?: Sum): Sum {
  const sum: Sum =
    age === 7 ? [randomInt(13, 30), randomInt(6, 10)] : [randomInt(23, 90), randomInt(13, 30)];
  // Factors such as twenty are too easy, and the answer to the previous sum has already been tried.
  const isEasy = sum.some((number) => number % 10 === 0);
  const isTried = before !== undefined && worthOf(sum) === worthOf(before);
  return isEasy || isTried ? newSum(age, before) : sum;
}

/** The latest attempts at each lock, so that an older cookie does not reset the attempts. */
const tries = new Map<string, Pick<KidsLock, 'wrong' | 'waitUntil'>>();
const mostLocks = 10_000;

/** Returns `open` if the answer opens the lock, or otherwise the lock's new state. */
export async function tryKidsLock(
  lock: KidsLock,
  answer: string,
  now: number,
): Promise<'open' | KidsLock> {
  const { id, age, key } = lock;
  const known = tries.get(id) ?? lock;
  const wrong = Math.max(wrongAnswers(lock, now), wrongAnswers(known, now));
  const waitUntil = Math.max(lock.waitUntil, known.waitUntil);
  if (now < waitUntil) return { ...lock, wrong, waitUntil };
  // Count the answer before it is checked, because another answer may arrive in the meantime.
  const next = { wrong: wrong + 1, waitUntil: now + waitAfter(wrong + 1) };
  tries.delete(id);
  const [oldest] = tries.keys();
  if (tries.size >= mostLocks && oldest !== undefined) tries.delete(oldest);
  tries.set(id, next);
  if (await fits(key, foldDigits(answer).replace(/[\s,٬]/g, ''))) {
    tries.delete(id);
    return 'open';
  }
  // Use a new sum each time, so that its answer cannot be found by trying.
  return { ...lock, key: 'sum' in key ? { sum: newSum(age, key.sum) } : key, ...next };
}

async function fits(key: KidsLock['key'], given: string): Promise<boolean> {
  if ('sum' in key) return given === String(worthOf(key.sum));
  const expected = Buffer.from(key.hash, 'base64url');
  const hashed = await hashPin(given, Buffer.from(key.salt, 'base64url'));
  return hashed.length === expected.length && timingSafeEqual(hashed, expected);
}

const freeTries = 3;
/** The time after which wrong answers are forgotten, so that occasional errors of an adult cause no wait. */
const forgivenAfter = 24 * 3_600_000;

const wrongAnswers = (
  { wrong, waitUntil }: Pick<KidsLock, 'wrong' | 'waitUntil'>,
  now: number,
): number => (now < waitUntil + forgivenAfter ? wrong : 0);

/** Returns one minute after the third wrong answer, doubled each time up to an hour. */
function waitAfter(wrong: number): number {
  return wrong < freeTries ? 0 : 60_000 * Math.min(60, 2 ** (wrong - freeTries));
}

/** Returns the facts about kids mode for a page, and a cookie to set if the lock is lost and an adult wants to leave. */
export function readKidsVisit(request: Request, locks: KidsLocks) {
  const cookies = request.headers.get('cookie') ?? '';
  const age = kidsAge(parse(cookies, cookieNames.kids)[cookieNames.kids]);
  if (age === undefined) return { age, facts: {} };
  const known = locks.read(cookies);
  const { minutes } = known ?? {};
  const time = parse(cookies, cookieNames.kidsTime)[cookieNames.kidsTime];
  const facts = {
    kids: age,
    kidsMinutes: minutes,
    kidsTimeLeft: minutes && kidsTimeLeft(time, minutes, Date.now()),
  };
  if (matchRow(new URL(request.url).pathname).row.id !== 'kids-leave') return { age, facts };
  const lock = known ?? lockBySum(age);
  return {
    age,
    facts: { ...facts, kidsLock: describeKidsLock(lock, Date.now()) },
    newLock: known ? undefined : locks.write(lock),
  };
}
