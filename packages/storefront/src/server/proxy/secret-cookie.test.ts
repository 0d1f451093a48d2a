import { describe, expect, it } from 'vitest';
import { codeRequestCookie, sessionCookie } from './secret-cookie.ts';

describe('the session cookie', () => {
  const secure = sessionCookie('https://parde.example');

  it('is HttpOnly, Secure and without a domain', () => {
    const written = secure.write('tok_12345678');
    expect(written).toMatch(/^__Host-session=tok_12345678;/);
    for (const part of ['HttpOnly', 'Secure', 'SameSite=Lax', 'Path=/'])
      expect(written).toContain(part);
    expect(written).not.toContain('Domain');
  });

  it('has another name and no Secure flag on plain-http loopback', () => {
    const written = sessionCookie('http://localhost:3000').write('tok_12345678');
    expect(written).toMatch(/^session=/);
    expect(written).not.toContain('Secure');
  });

  it('is found among other cookies', () => {
    expect(secure.read('a=1; __Host-session=tok_12345678; b=2')).toBe('tok_12345678');
  });

  it.each([
    null,
    undefined,
    '',
    'session=tok_12345678',
    '__Host-session=',
    '__Host-session=a b\r\nx: y',
  ])('is not read from %j', (header) => expect(secure.read(header)).toBeUndefined());

  it.each(['12|Ab3dEf6hIj9kLmN0', 'eyJhbGciOi.eyJzdWIi.c2ln_-', '{"t":"a;b,c%20=\\"}'])(
    'is read unchanged, because a token is opaque, such as %s',
    (token) => {
      const [pair] = secure.write(token).split('; ');
      expect(secure.read(`a=1; ${pair}; b=2`)).toBe(token);
    },
  );

  it('is removed at once', () => {
    expect(secure.expire()).toContain('Max-Age=0');
  });
});

describe('the cookie of a code request', () => {
  it('is equally secure, and lives as long as a code', () => {
    const written = codeRequestCookie('https://parde.example').write('a+b/c==');
    expect(written).toMatch(/^__Host-code-request=a%2Bb%2Fc%3D%3D;/);
    for (const part of ['HttpOnly', 'Secure', 'SameSite=Lax', 'Path=/', 'Max-Age=600'])
      expect(written).toContain(part);
  });

  it('is read unchanged', () => {
    const cookie = codeRequestCookie('http://localhost:3000');
    const [pair] = cookie.write('a+b/c==').split(';');
    expect(pair).toMatch(/^code-request=/);
    expect(cookie.read(pair)).toBe('a+b/c==');
    expect(cookie.read('code-request=a b')).toBeUndefined();
  });
});
