import { cookieLifetimes, cookieNames } from '@parde/domain';
import { parse, serialize } from 'hono/utils/cookie';

const tokenShape = /^[\w.~+/=-]{8,4096}$/;

export interface SessionCookie {
  read(cookieHeader: string | null | undefined): string | undefined;
  write(token: string): string;
  expire(): string;
}

/** Holds the API's token, HttpOnly. `__Host-` requires https, so plain-http loopback has a name without it. */
export function sessionCookie(origin: string): SessionCookie {
  const secure = origin.startsWith('https:');
  const name = secure ? cookieNames.session : cookieNames.sessionOnLoopback;
  const options = { path: '/', httpOnly: true, secure, sameSite: 'Lax' } as const;
  return {
    read(cookieHeader) {
      const token = cookieHeader ? parse(cookieHeader, name)[name] : undefined;
      return token && tokenShape.test(token) ? token : undefined;
    },
    write: (token) => serialize(name, token, { ...options, maxAge: cookieLifetimes.session }),
    expire: () => serialize(name, '', { ...options, maxAge: 0 }),
  };
}
