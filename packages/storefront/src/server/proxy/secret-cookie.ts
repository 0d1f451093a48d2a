import { cookieLifetimes, cookieNames } from '@parde/domain';
import { parse, serialize } from 'hono/utils/cookie';

export type SecretCookie = ReturnType<typeof secretCookie>;

/** Browsers drop cookies whose name and value are longer than this. */
const maxLength = 4096;

/** The cookie of the API's token. The token is opaque and may contain anything that a header allows. */
export function sessionCookie(origin: string): SecretCookie {
  return secretCookie(origin, {
    names: { secure: cookieNames.session, loopback: cookieNames.sessionOnLoopback },
    shape: /^[!-~]+$/,
    maxAge: cookieLifetimes.session,
  });
}

/** The cookie with the id of the last code request. */
export function codeRequestCookie(origin: string): SecretCookie {
  return secretCookie(origin, {
    names: { secure: cookieNames.codeRequest, loopback: cookieNames.codeRequestOnLoopback },
    shape: /^[\w.~+/=-]{1,512}$/,
    maxAge: cookieLifetimes.codeRequest,
  });
}

/** The cookie with the lock of kids mode on this device. */
export function kidsLockCookie(origin: string): SecretCookie {
  return secretCookie(origin, {
    names: { secure: cookieNames.kidsLock, loopback: cookieNames.kidsLockOnLoopback },
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

/** A cookie that scripts cannot read. Plain-http loopback needs another name, because `__Host-` requires https. */
function secretCookie(origin: string, { names, shape, maxAge }: Kind) {
  const secure = origin.startsWith('https:');
  const name = secure ? names.secure : names.loopback;
  const options = { path: '/', httpOnly: true, secure, sameSite: 'Lax' } as const;
  return {
    read(cookieHeader: string | null | undefined) {
      const secret = cookieHeader ? parse(cookieHeader, name)[name] : undefined;
      return secret && shape.test(secret) ? secret : undefined;
    },
    /** True if the secret can be read again after it is written. */
    canStore: (secret: string) =>
      shape.test(secret) && name.length + encodeURIComponent(secret).length <= maxLength,
    write: (secret: string) => serialize(name, secret, { ...options, maxAge }),
    expire: () => serialize(name, '', { ...options, maxAge: 0 }),
  };
}
