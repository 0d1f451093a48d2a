import { serialize } from 'hono/utils/cookie';
import { sessionEndedCookie } from '../app/session/session-ended.ts';

/** Tells the next page, once and for a minute at most, to forget what the device kept of the session. */
export function sessionEndedMark(origin: string): string {
  const secure = origin.startsWith('https:');
  return serialize(sessionEndedCookie, '1', { path: '/', maxAge: 60, sameSite: 'Lax', secure });
}
