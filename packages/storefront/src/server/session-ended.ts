import { serialize } from 'hono/utils/cookie';
import { sessionEndedCookie } from '../session/session-ended.ts';

export const sessionEnded = {
  cookie: serialize(sessionEndedCookie, '1', { path: '/', maxAge: 60, sameSite: 'Lax' }),
};
