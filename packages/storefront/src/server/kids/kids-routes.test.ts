import type { KidsAge } from '@parde/domain';
import { Hono } from 'hono';
import { getCookie } from 'hono/cookie';
import { describe, expect, it } from 'vitest';
import type { ServerVariables } from '../server-variables.ts';
import { lockByPin, lockBySum, printKidsLock } from './kids-lock.ts';
import { kidsRoutes, restrictToKidsPages } from './kids-routes.server.ts';

const origin = 'https://parde.example';
const secret = 'x'.repeat(32);

const pinLock = async (age: KidsAge) => printKidsLock(await lockByPin('2580', age, 30), secret);

const app = new Hono<{ Variables: ServerVariables }>();
app.use((context, next) => {
  context.set('origin', origin);
  return next();
});
app.route('/', kidsRoutes(origin, secret));
app.use(restrictToKidsPages());
app.all('*', (context) => context.text(`the page for isKids=${getCookie(context, 'isKids')}`));

interface RequestInput {
  readonly method?: string;
  readonly cookie?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly form?: Readonly<Record<string, string>>;
}

async function sendRequest(path: string, { method, cookie, headers, form }: RequestInput = {}) {
  const response = await app.request(new URL(path, origin), {
    method: method ?? (form ? 'POST' : 'GET'),
    headers: { ...(form && { origin }), ...(cookie && { cookie }), ...headers },
    ...(form && { body: new URLSearchParams(form) }),
  });
  return {
    status: response.status,
    location: response.headers.get('location'),
    cache: response.headers.get('cache-control'),
    cleared: response.headers.get('clear-site-data'),
    cookies: response.headers.getSetCookie(),
  };
}

const child = 'isKids=7';

describe('a child’s browser', () => {
  it.each([
    ...['/', '/movie/1', '/MOVIE/1', '//movie/1', '/%6Dovie/1', '/movie%2F1', '/kids/../movie/1'],
    ...['/kids%2f..%2fmovie', '/kids/%2e%2e/movie/1', '/kidsroom', '/kids/nothing', '/kids/enter'],
    ...['/login?redirect=%2Fmovie%2F1', '/callback?tracking_code=abcdef', '/ref/x', '/profile'],
    ...['/sitemap.xml', '/robots.txt', '/nowhere', '/?ref=abc', '/USSDlink/17', '/app/show/1'],
    ...[
      '/movie/1/',
      '/KIDSROOM',
      '/kids;/movie',
      '/search/x',
      '/lists',
      '/%',
      '/api/v2/get/slider',
      '/api',
    ],
  ])('is redirected from %s to the kids page', async (path) => {
    const answer = await sendRequest(path, { cookie: child });
    expect(answer).toMatchObject({ status: 302, location: '/kids', cache: 'private, no-store' });
  });

  it.each(['/kids', '/kids/', '/KIDS', '/kids/leave', '/kids?x=1'])('may open %s', async (path) => {
    expect(await sendRequest(path, { cookie: `a=b; ${child}` })).toMatchObject({ status: 200 });
  });

  it('is redirected from another page’s form', async () => {
    const answer = await sendRequest('/callback', {
      cookie: child,
      form: { tracking_code: 'abcdef' },
    });
    expect(answer).toMatchObject({ status: 303, location: '/kids' });
  });

  it.each([
    [{ 'sec-fetch-dest': 'document' }, 302],
    [{ 'sec-fetch-dest': 'iframe' }, 302],
    [{ accept: 'text/html,*/*' }, 302],
    [{ 'sec-fetch-dest': 'video', accept: 'text/html' }, 200],
    [{ accept: '*/*' }, 200],
  ])('gets media for its pages, not as documents: %j', async (headers, status) => {
    expect(await sendRequest('/media/film/1.mp4', { cookie: child, headers })).toMatchObject({
      status,
    });
  });

  it.each(['isKids=0', 'isKids=', 'isKids=false', 'isKids=null', 'iskids=7', 'x=1'])(
    'is not recognised by %j',
    async (cookie) => {
      expect(await sendRequest('/movie/1', { cookie })).toMatchObject({ status: 200 });
    },
  );
});

const byPin = { age: '12', lock: 'pin', pin: '۲۵۸۰', pin2: '2580', minutes: '60' };

describe('an adult', () => {
  it('enters kids mode by a form, and scripts cannot read the lock', async () => {
    const { cookies, ...answer } = await sendRequest('/kids/enter', { form: byPin });
    expect(answer).toMatchObject({ status: 303, location: '/kids', cleared: '"cache"' });
    expect(cookies[0]).toMatch(/^isKids=12; Max-Age=31536000; Path=\/; Secure; SameSite=Lax$/);
    expect(cookies[1]).toMatch(/^__Host-kids-lock=[\w-]+; .*HttpOnly; Secure; SameSite=Lax$/);
  });

  it.each([
    [{ ...byPin, pin: '12' }, '/kids?problem=pin&age=12&minutes=60'],
    [{ ...byPin, pin2: '2581' }, '/kids?problem=pins&age=12&minutes=60'],
    [{ ...byPin, pin: 'abcd', minutes: '7' }, '/kids?problem=pin&age=12&minutes=0'],
  ])('sees the error in %j', async (form, expected) => {
    const { location, cookies } = await sendRequest('/kids/enter', { form });
    expect({ location, cookies }).toEqual({ location: expected, cookies: [] });
  });

  it('gets the youngest age and a sum for missing fields', async () => {
    const { cookies } = await sendRequest('/kids/enter', { form: { age: '99' } });
    expect(cookies[0]).toMatch(/^isKids=7;/);
  });

  it.each(['/kids/enter', '/kids/leave'])(
    'is not impersonated by another site’s form at %s',
    async (path) => {
      const cookie = `${child}; __Host-kids-lock=${await pinLock(7)}`;
      for (const from of ['https://elsewhere.example', 'null', '']) {
        const answer = await sendRequest(path, {
          cookie: path === '/kids/leave' ? cookie : '',
          form: { ...byPin, answer: '2580' },
          headers: { origin: from },
        });
        expect(answer).toMatchObject({ location: '/kids', cookies: [] });
      }
    },
  );

  it('leaves with the PIN only', async () => {
    const cookie = `${child}; __Host-kids-lock=${await pinLock(7)}`;
    const wrong = await sendRequest('/kids/leave', { cookie, form: { answer: '1234' } });
    expect(wrong).toMatchObject({ status: 303, location: '/kids/leave?problem=answer' });
    expect(wrong.cookies).toEqual([expect.stringMatching(/^__Host-kids-lock=[\w-]+;/)]);
    const right = await sendRequest('/kids/leave', { cookie, form: { answer: '۲۵۸۰' } });
    expect(right).toMatchObject({ status: 303, location: '/' });
    expect(right.cookies[0]).toMatch(/^isKids=0; Max-Age=600;/);
    expect(right.cookies[1]).toMatch(/^__Host-kids-lock=; Max-Age=0;/);
  });
});

describe('a lock without the kids cookie', () => {
  const locked = (age: 7 | 12) => `__Host-kids-lock=${printKidsLock(lockBySum(age), secret)}`;

  it.each(['', 'isKids=0; ', 'isKids=; ', 'isKids=12; ', 'isKids=0; isKids=7; '])(
    'still means kids mode with %j',
    async (cookies) => {
      const answer = await sendRequest('/movie/1', { cookie: cookies + locked(7) });
      expect(answer).toMatchObject({ status: 302, location: '/kids' });
      expect(answer.cookies).toEqual([expect.stringMatching(/^isKids=7; Max-Age=31536000;/)]);
    },
  );

  it('sets the age for the pages and calls behind it', async () => {
    for (const path of ['/kids', '/api/v1/get/slider']) {
      const reply = await app.request(new URL(path, origin), { headers: { cookie: locked(12) } });
      expect(await reply.text()).toBe('the page for isKids=12');
    }
  });

  it('cannot be replaced, and is opened only by its answer', async () => {
    const form = { ...byPin, answer: '2580' };
    const cookie = `__Host-kids-lock=${await pinLock(12)}`;
    const enterResponse = await sendRequest('/kids/enter', { cookie, form });
    expect(enterResponse).toMatchObject({ location: '/kids', cookies: [] });
    const { location, cookies } = await sendRequest('/kids/leave', { cookie, form });
    expect({ location, names: cookies.map((each) => each.split(';')[0]) }).toEqual({
      location: '/',
      names: ['isKids=0', '__Host-kids-lock='],
    });
  });

  it.each(['', 'x', 'bm90IGpzb24gbm90IGpzb24'])('is ignored if it is damaged: %j', async (lock) => {
    const answer = await sendRequest('/movie/1', { cookie: `__Host-kids-lock=${lock}` });
    expect(answer).toMatchObject({ status: 200, cookies: [] });
  });
});

it('a form that a child sends does not replace the adult’s lock', async () => {
  const answer = await sendRequest('/kids/enter', { cookie: child, form: byPin });
  expect(answer).toMatchObject({ location: '/kids', cookies: [] });
});

it('an answer is refused while others are being checked, and the form asks for it again', async () => {
  const cookie = `${child}; __Host-kids-lock=${await pinLock(7)}`;
  const form = { answer: '1234' };
  const answers = await Promise.all(
    [1, 2, 3].map(() => sendRequest('/kids/leave', { cookie, form })),
  );
  expect(answers.map(({ status }) => status).toSorted()).toEqual([303, 303, 503]);
  expect(answers.find(({ status }) => status === 503)).toMatchObject({
    cache: 'private, no-store',
    cookies: [],
  });
});
