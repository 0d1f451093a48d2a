import { cookieNames } from '@parde/domain';
import fc from 'fast-check';
import { hostile, inHeader } from './values.ts';

/** Placeholders for the sessions of two accounts. The run replaces them. */
export const sessionMarks = ['{{session-0}}', '{{session-1}}'] as const;

/** Placeholder for the kids mode lock of a device. The run replaces it. */
export const lockMark = '{{kids-lock}}';

const kidsLocks = [lockMark, 'AAAAAAAAAAAAAAAAAAAAAAAA', 'e30', 'eyJhZ2UiOjd9eyJhZ2UiOjd9'];

const valuesOf: Readonly<Record<string, readonly string[]>> = {
  [cookieNames.session]: [...sessionMarks, 'forged-token', 'x'.repeat(4000), '""', '%00'],
  [cookieNames.sessionOnLoopback]: [sessionMarks[0], 'forged'],
  [cookieNames.referral]: ['0', '1500001', '-1', '4', 'x'],
  [cookieNames.referralCode]: ['23000001', '0'],
  [cookieNames.contentFilter]: ['{}', '%7B%22age%22%3A1%7D', '{"age":0,"lang":0}', '[[[[', '%7B'],
  [cookieNames.locale]: ['fa', 'en', 'de', 'FA', 'fa; en', '../en'],
  [cookieNames.kids]: ['true', '0', '7', '12', '3', '-7', 'NaN'],
  [cookieNames.kidsTime]: ['0', '{}', '2026-11-25 1'],
  [cookieNames.kidsLock]: kidsLocks,
  [cookieNames.kidsLockOnLoopback]: kidsLocks,
  [cookieNames.codeRequest]: ['abc', 'x'.repeat(600)],
};

const names = Object.keys(valuesOf);

const known = fc
  .constantFrom(...names)
  .chain((name) => fc.constantFrom(...(valuesOf[name] ?? [])).map((value) => `${name}=${value}`));

const odd = fc
  .tuple(fc.oneof(fc.constantFrom(...names), inHeader(hostile)), inHeader(hostile))
  .map(([name, value]) => `${name}=${value}`);

const signedIn = fc.constantFrom(...sessionMarks).map((mark) => `${cookieNames.session}=${mark}`);

const separators = fc.constantFrom('; ', ';', ' ; ', ',', ';;', '; ;');

/** The value of a Cookie header that a browser might send. */
export const usualCookies: fc.Arbitrary<string> = fc
  .tuple(fc.option(signedIn, { freq: 1 }), fc.array(known, { maxLength: 2 }))
  .map(([session, others]) => [...(session === null ? [] : [session]), ...others].join('; '));

/** Cookie headers that are odd, doubled, huge or not ASCII. */
export const oddCookies: fc.Arbitrary<string> = fc
  .tuple(
    fc.option(signedIn, { freq: 2 }),
    fc.array(fc.oneof(known, odd, inHeader(hostile)), { minLength: 1, maxLength: 8 }),
    separators,
    fc.nat(40),
  )
  .map(([session, others, separator, random]) => {
    const all = [...others, ...(session === null ? [] : [session])];
    const doubled = random < 8 ? [...all, ...all] : all;
    return [...doubled, ...(random === 9 ? [`big=${'y'.repeat(9000)}`] : [])].join(separator);
  });
