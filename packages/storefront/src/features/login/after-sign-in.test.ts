import { describe, expect, it } from 'vitest';
import { afterSignIn } from './after-sign-in.ts';

const here = { path: undefined, open: undefined };

describe('after signing in the viewer is', () => {
  it('taken to the target, whatever else was to be done', () => {
    const plan = '/plan/3?content_id=1001&content_type=movie';
    expect(afterSignIn({ redirect: plan })).toEqual({ ...here, path: plan });
    expect(afterSignIn({ redirect: plan, refresh: 'subscription' })).toEqual({
      ...here,
      path: plan,
    });
  });

  it.each([
    'https://elsewhere.example/',
    '//elsewhere.example',
    '/\\elsewhere',
    'javascript:1',
    '',
  ])('not taken to %j', (redirect) => {
    expect(afterSignIn({ redirect })).toEqual(here);
    expect(afterSignIn({ redirect, refresh: 'subscription' }).open).toEqual({
      name: 'subscription',
    });
  });

  it.each(['direct-debit', 'subscription'] as const)(
    'shown the %s modal that they were on the way to',
    (refresh) => expect(afterSignIn({ refresh })).toEqual({ ...here, open: { name: refresh } }),
  );

  it('led on to the purchase that they were about to make', () => {
    const buy = { id: '1001', type: 'movie' };
    expect(afterSignIn({ buy })).toEqual({ ...here, open: { name: 'buy', state: buy } });
  });

  it.each(['download', 'page', undefined] as const)('shown the page anew (%s)', (refresh) => {
    expect(afterSignIn(refresh ? { refresh } : {})).toEqual(here);
  });
});
