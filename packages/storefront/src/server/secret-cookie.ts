import { cookieLifetimes, cookieNames } from '@parde/domain';
import { parse, serialize } from 'hono/utils/cookie';

/** Holds a secret that no script may read. */
export interface SecretCookie {
  read(cookieHeader: string | null | undefined): string | undefined;
  /** Whether what is written can be read again. */
  canHold(secret: string): boolean;
  write(secret: string): string;
  expire(): string;
}

/** Browsers drop a cookie whose name and value are longer. */
const maxLength = 4096;

/** The API's token. It is opaque: whatever a header can carry. */
export function sessionCookie(origin: string): SecretCookie {
  const { session, sessionOnLoopback } = cookieNames;
  return secretCookie(origin, {
    names: { secure: session, loopback: sessionOnLoopback },
    shape: /^[!-~]+$/,
    maxAge: cookieLifetimes.session,
  });
}

/** The request that the last code came by. */
export function codeRequestCookie(origin: string): SecretCookie {
  const { codeRequest, codeRequestOnLoopback } = cookieNames;
  return secretCookie(origin, {
    names: { secure: codeRequest, loopback: codeRequestOnLoopback },
    shape: /^[\w.~+/=-]{1,512}$/,
    maxAge: cookieLifetimes.codeRequest,
  });
}

/** What lets an adult out of kids mode on this device. */
export function kidsLockCookie(origin: string): SecretCookie {
  const { kidsLock, kidsLockOnLoopback } = cookieNames;
  return secretCookie(origin, {
    names: { secure: kidsLock, loopback: kidsLockOnLoopback },
    shape: /^[\w-]{16,1024}$/,
    maxAge: cookieLifetimes.kids,
  });
}

interface Kind {
  readonly names: { readonly secure: string; readonly loopback: string };
  readonly shape: RegExp;
  readonly maxAge: number;
}

/** `__Host-` requires https, so plain-http loopback has a name without it. */
function secretCookie(origin: string, { names, shape, maxAge }: Kind): SecretCookie {
  const secure = origin.startsWith('https:');
  const name = secure ? names.secure : names.loopback;
  const options = { path: '/', httpOnly: true, secure, sameSite: 'Lax' } as const;
  return {
    read(cookieHeader) {
      const secret = cookieHeader ? parse(cookieHeader, name)[name] : undefined;
      return secret && shape.test(secret) ? secret : undefined;
    },
    canHold: (secret) =>
      shape.test(secret) && name.length + encodeURIComponent(secret).length <= maxLength,
    write: (secret) => serialize(name, secret, { ...options, maxAge }),
    expire: () => serialize(name, '', { ...options, maxAge: 0 }),
  };
}
