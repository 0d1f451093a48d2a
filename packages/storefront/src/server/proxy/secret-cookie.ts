import { cookieLifetimes, cookieNames } from '@parde/domain';
import { parse, serialize } from 'hono/utils/cookie';

/** A cookie with a secret that scripts cannot read. */
export interface SecretCookie {
  read(cookieHeader: string | null | undefined): string | undefined;
  /** True if the secret can be read again after it is written. */
  canStore(secret: string): boolean;
  write(secret: string): string;
  expire(): string;
}

/** Browsers drop cookies whose name and value are longer than this. */
const maxLength = 4096;

/** The cookie of the API's token. The token is opaque and may contain anything that a header allows. */
export function sessionCookie(origin: string): SecretCookie {
  const { session, sessionOnLoopback } = cookieNames;
  return secretCookie(origin, {
    names: { secure: session, loopback: sessionOnLoopback },
    shape: /^[!-~]+$/,
    maxAge: cookieLifetimes.session,
  });
}

/** The cookie with the id of the last code request. */
export function codeRequestCookie(origin: string): SecretCookie {
  const { codeRequest, codeRequestOnLoopback } = cookieNames;
  return secretCookie(origin, {
    names: { secure: codeRequest, loopback: codeRequestOnLoopback },
    shape: /^[\w.~+/=-]{1,512}$/,
    maxAge: cookieLifetimes.codeRequest,
  });
}

/** The cookie with the lock of kids mode on this device. */
export function kidsLockCookie(origin: string): SecretCookie {
  const { kidsLock, kidsLockOnLoopback } = cookieNames;
  return secretCookie(origin, {
    names: { secure: kidsLock, loopback: kidsLockOnLoopback },
    shape: /^[\w-]{16,1024}$/,
    maxAge: cookieLifetimes.kids,
  });
}

/** Returns a cookie that scripts may read. */
export function plainCookie(origin: string, name: string, value: string, maxAge: number): string {
  const secure = origin.startsWith('https:');
  return serialize(name, value, { path: '/', maxAge, sameSite: 'Lax', secure });
}

interface Kind {
  readonly names: { readonly secure: string; readonly loopback: string };
  readonly shape: RegExp;
  readonly maxAge: number;
}

/** Plain-http loopback needs another name, because `__Host-` requires https. */
function secretCookie(origin: string, { names, shape, maxAge }: Kind): SecretCookie {
  const secure = origin.startsWith('https:');
  const name = secure ? names.secure : names.loopback;
  const options = { path: '/', httpOnly: true, secure, sameSite: 'Lax' } as const;
  return {
    read(cookieHeader) {
      const secret = cookieHeader ? parse(cookieHeader, name)[name] : undefined;
      return secret && shape.test(secret) ? secret : undefined;
    },
    canStore: (secret) =>
      shape.test(secret) && name.length + encodeURIComponent(secret).length <= maxLength,
    write: (secret) => serialize(name, secret, { ...options, maxAge }),
    expire: () => serialize(name, '', { ...options, maxAge: 0 }),
  };
}
