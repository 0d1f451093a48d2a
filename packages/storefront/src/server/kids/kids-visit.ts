import { cookieNames, type KidsAge, kidsAge, kidsTimeLeft } from '@parde/domain';
import { parse } from 'hono/utils/cookie';
import type { PageFacts } from '../../app/page/page.ts';
import { matchRow } from '../../route-table.ts';
import { describeKidsLock, type KidsLocks, lockBySum } from './kids-lock.ts';

interface KidsVisit {
  readonly age: KidsAge | undefined;
  readonly facts: Pick<PageFacts, 'kids' | 'kidsMinutes' | 'kidsTimeLeft' | 'kidsLock'>;
  /** A cookie to set: the lock is not signed yet, or it is lost and an adult wants to leave. */
  readonly newLock?: string;
}

/** What a page knows of kids mode. */
export function readKidsVisit(request: Request, locks: KidsLocks): KidsVisit {
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
  const isLeaving = matchRow(new URL(request.url).pathname).row.id === 'kids-leave';
  const lock = known ?? (isLeaving ? lockBySum(age) : undefined);
  if (lock === undefined) return { age, facts };
  const newLock = locks.write(lock);
  const isKnown = cookies.includes(newLock.slice(0, newLock.indexOf(';')));
  return {
    age,
    facts: { ...facts, ...(isLeaving && { kidsLock: describeKidsLock(lock, Date.now()) }) },
    ...(!isKnown && { newLock }),
  };
}
