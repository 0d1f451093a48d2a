import { execFileSync } from 'node:child_process';
import { describe, expect, expectTypeOf, it } from 'vitest';
import type { components } from '../generated/schema.ts';
import { fixture, requestFixture } from './fixtures.ts';

type Schemas = components['schemas'];

describe('a fixture', () => {
  it('is the first example of the contract, with its type', () => {
    const film = fixture('getMovie');
    expectTypeOf(film).toEqualTypeOf<Schemas['MovieResponse']>();
    expect(film.data.name_fa).toBe('شب‌های بی‌ستارهٔ یزد');
  });

  it('is the example with the given name', () => {
    expect(fixture('getUser', 'subscriber').data.subscription).toBe(1);
    expect(fixture('getUser', 'newcomer').data.subscription).toBe(0);
    // @ts-expect-error: there is no such example
    expect(() => fixture('getUser', 'nobody')).toThrow('getUser has no example nobody');
  });

  it('is a new copy at each call', () => {
    const film = fixture('getMovie');
    film.data.genres.length = 0;
    film.data.price = null;
    expect(fixture('getMovie').data.genres).not.toHaveLength(0);
    expect(fixture('getMovie')).toEqual(fixture('getMovie', 'film'));
  });

  it('can be changed by a callback', () => {
    const film = fixture('getMovie', ({ data }) => {
      data.price = null;
    });
    expect(film.data.price).toBeNull();
    const user = fixture('getUser', 'newcomer', ({ data }) => {
      data.name = 'آرش';
    });
    expect(user.data).toMatchObject({ name: 'آرش', subscription: 0 });
    // @ts-expect-error: the copy is changed in place, so that nothing is lost in silence
    fixture('getMovie', ({ data }) => ({ data: { ...data, price: null } }));
  });
});

describe('a fixture of a request', () => {
  it('is the input of a call', () => {
    expect(requestFixture('login')).toEqual({
      body: { mobile: '09123456789', password: '4821' },
    });
    expect(requestFixture('getMovie')).toEqual({ path: { id: '1024' } });
    expectTypeOf(requestFixture('login').body).toEqualTypeOf<Schemas['LoginRequest']>();
  });

  it('is the example with the given name, as a new copy at each call', () => {
    const { body } = requestFixture('sendCode', 'mobile');
    body.ref = '7';
    expect(requestFixture('sendCode').body.ref).toBe('0');
    // @ts-expect-error: there is no such example
    expect(() => requestFixture('login', 'mobile')).toThrow('login has no example mobile');
  });
});

describe('the loaded modules', () => {
  /** Loads a module with plain Node, where MSW and the query library cannot be found. */
  function load(path: string): string {
    const file = JSON.stringify(new URL(path, import.meta.url).href);
    const script = `
      import { registerHooks } from 'node:module';
      registerHooks({
        resolve(specifier, context, next) {
          if (/^(?:msw|@tanstack|react)\\b/.test(specifier)) throw new Error(specifier + ' is not there');
          return next(specifier, context);
        },
      });
      console.log(Object.keys(await import(${file})).sort().join());`;
    const args = ['--input-type=module', '--eval', script];
    return execFileSync(process.execPath, args, { encoding: 'utf8', stdio: 'pipe' }).trim();
  }

  it('do not include MSW for the fixtures', () => {
    expect(load('./fixtures.ts')).toBe('fixture,requestFixture');
  });

  it('do not include MSW for the client', () => {
    expect(load('../index.ts')).toContain('createApiClient');
    expect(load('../operations.ts')).toContain('matchOperation');
  });

  it('include MSW for the handlers', () => {
    expect(() => load('./index.ts')).toThrow('msw is not there');
  });
});
