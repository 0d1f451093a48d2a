import { cookieNames, type KidsAge, kidsAge, kidsTimeLeft } from '@parde/domain';
import { parse } from 'hono/utils/cookie';
import type { PageFacts } from '../../app/page/page.ts';
import { matchRow } from '../../route-table.ts';
import { describeKidsLock, type KidsLocks, lockBySum } from './kids-lock.ts';

interface KidsVisit {
  readonly age: KidsAge | undefined;
  readonly facts: Pick<PageFacts, 'kids' | 'kidsMinutes' | 'kidsTimeLeft' | 'kidsLock'>;
  /** A cookie to set if the lock is lost and an adult wants to leave. */
  readonly newLock?: string;
}

/** Returns the facts about kids mode for a page. */
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
  if (matchRow(new URL(request.url).pathname).row.id !== 'kids-leave') return { age, facts };
  const lock = known ?? lockBySum(age);
  return {
    age,
    facts: { ...facts, kidsLock: describeKidsLock(lock, Date.now()) },
    ...(!known && { newLock: locks.write(lock) }),
  };
}
