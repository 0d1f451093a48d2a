import { createHmac, timingSafeEqual } from 'node:crypto';

export type Signer = {
  /**
   * Returns a token that grants access to a scope until a time. The token is part of the path, so relative addresses
   * inherit it.
   */
  sign: (scope: string, expiresAt: number) => string;
  verify: (scope: string, token: string) => boolean;
};

export function createSigner(secret: Uint8Array, now: () => number): Signer {
  const mark = (scope: string, expires: string) =>
    createHmac('sha256', secret).update(`${expires} ${scope}`).digest('base64url').slice(0, 27);

  return {
    sign: (scope, expiresAt) => {
      const expires = String(Math.floor(expiresAt / 1000));
      return `${expires}-${mark(scope, expires)}`;
    },
    verify: (scope, token) => {
      const [, expires, given] = /^(\d{1,12})-([\w-]{27})$/.exec(token) ?? [];
      if (!(expires && given && Number(expires) * 1000 > now())) return false;
      return timingSafeEqual(Buffer.from(given), Buffer.from(mark(scope, expires)));
    },
  };
}
