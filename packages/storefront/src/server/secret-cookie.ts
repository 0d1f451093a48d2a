import { cookieLifetimes, cookieNames } from '@parde/domain';
import { parse, serialize } from 'hono/utils/cookie';

/** Holds a secret of the API that no script may read. */
export interface SecretCookie {
  read(cookieHeader: string | null | undefined): string | undefined;
  write(secret: string): string;
  expire(): string;
}

/** The API's token. */
export function sessionCookie(origin: string): SecretCookie {
  const { session, sessionOnLoopback } = cookieNames;
  return secretCookie(origin, {
    names: { secure: session, loopback: sessionOnLoopback },
    shape: /^[\w.~+/=-]{8,4096}$/,
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
    write: (secret) => serialize(name, secret, { ...options, maxAge }),
    expire: () => serialize(name, '', { ...options, maxAge: 0 }),
  };
}
