import {
  cookieLifetimes,
  cookieNames,
  foldDigits,
  kidsAge,
  kidsAges,
  kidsMinutes,
} from '@parde/domain';
import { type Context, Hono, type MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { getCookie } from 'hono/cookie';
import { homePath, kidsEnterPath, kidsHome, path } from '../../paths.ts';
import { matchRow } from '../../route-table.ts';
import { refuse } from '../limits/load-limit.server.ts';
import { redirectTo } from '../pages/short-answer.ts';
import { plainCookie } from '../proxy/secret-cookie.ts';
import type { ServerVariables } from '../server-variables.ts';
import { isHashing, kidsLocks, lockByPin, lockBySum, tryKidsLock } from './kids-lock.ts';

const maxFormBytes = 4 * 1024;
const leavePath = path('kids-leave');

/** Handles the two forms for adults. The answers are redirects, so that the forms work without script. */
export function kidsRoutes(origin: string, secret: string): Hono<{ Variables: ServerVariables }> {
  const routes = new Hono<{ Variables: ServerVariables }>();
  const locks = kidsLocks(origin, secret);
  const kidsCookie = (value: string, maxAge: number) =>
    plainCookie(origin, cookieNames.kids, value, maxAge);

  /** Restores the kids cookie from the lock, so that deleting the cookie does not leave kids mode. */
  routes.use(async (context, next) => {
    const { req } = context;
    const cookies = req.header('cookie');
    const age = locks.read(cookies)?.age;
    if (age === undefined || kidsAge(getCookie(context, cookieNames.kids)) === age) return next();
    // If a cookie name occurs twice, the first value is read.
    req.raw.headers.set('cookie', `${cookieNames.kids}=${age}; ${cookies}`);
    await next();
    // The forms set the cookie themselves.
    if (req.method !== 'GET') return;
    context.header('set-cookie', kidsCookie(String(age), cookieLifetimes.kids), { append: true });
  });

  for (const form of [kidsEnterPath, leavePath]) {
    routes.use(
      form,
      bodyLimit({ maxSize: maxFormBytes, onError: () => redirectTo(kidsHome) }),
      async (context, next) => {
        const { req } = context;
        if (req.method === 'POST' && req.header('origin') !== context.var.origin) {
          return redirectTo(kidsHome);
        }
        return next();
      },
    );
  }

  routes.post(kidsEnterPath, async (context) => {
    // A form that a child sends would replace the adult's lock.
    if (kidsAge(getCookie(context, cookieNames.kids)) !== undefined) return redirectTo(kidsHome);
    const { age, minutes, pin, problem } = readSetUp(await readForm(context));
    if (problem) {
      const query = { problem, age: String(age), minutes: String(minutes ?? 0) };
      return redirectTo(`${kidsHome}?${new URLSearchParams(query)}`);
    }
    if (pin !== undefined && isHashing()) return refuse(kidsEnterPath, 'kids-lock', kidsHome);
    const lock = pin === undefined ? lockBySum(age, minutes) : await lockByPin(pin, age, minutes);
    const enterResponse = redirectTo(kidsHome, {
      cookies: [kidsCookie(String(age), cookieLifetimes.kids), locks.write(lock)],
    });
    // Clear the browser's cache, because without script the back button would show earlier pages. Cookies are not
    // cleared.
    enterResponse.headers.set('clear-site-data', '"cache"');
    return enterResponse;
  });

  routes.post(leavePath, async (context) => {
    const age = kidsAge(getCookie(context, cookieNames.kids));
    if (age === undefined) return redirectTo(homePath);
    const lock = locks.read(context.req.header('cookie')) ?? lockBySum(age);
    const field = await readForm(context);
    if ('salt' in lock.key && isHashing()) return refuse(leavePath, 'kids-lock');
    const tried = await tryKidsLock(lock, field('answer'), Date.now());
    if (tried !== 'open') {
      return redirectTo(`${leavePath}?problem=answer`, { cookies: [locks.write(tried)] });
    }
    // Set the cookie to 0 instead of removing it, because the flag in the browser's storage would restore it.
    return redirectTo(homePath, {
      cookies: [kidsCookie('0', cookieLifetimes.kidsLeft), locks.expire()],
    });
  });
  return routes;
}

/** Reads the set-up form. `problem` identifies the error that the page shows. */
function readSetUp(field: Field) {
  const age = kidsAges.find((each) => String(each) === field('age')) ?? kidsAges[0];
  const minutes = kidsMinutes.find((each) => String(each) === field('minutes'));
  if (field('lock') !== 'pin') return { age, minutes };
  const pin = foldDigits(field('pin'));
  if (!/^\d{4}$/.test(pin)) return { age, minutes, problem: 'pin' };
  return foldDigits(field('pin2')) === pin
    ? { age, minutes, pin }
    : { age, minutes, problem: 'pins' };
}

/** Redirects all addresses except kids' pages to the kids' page, even if they serve something else to other viewers. */
export function restrictToKidsPages(): MiddlewareHandler {
  return async (context, next) => {
    if (kidsAge(getCookie(context, cookieNames.kids)) === undefined) return next();
    const { pathname } = new URL(context.req.url);
    // The proxy checks each call.
    if (pathname.startsWith('/api/v1/') || matchRow(pathname).row.forKids) return next();
    if (pathname.startsWith('/media/') && !isDocument(context.req.raw.headers)) return next();
    return redirectTo(kidsHome, { status: context.req.method === 'GET' ? 302 : 303 });
  };
}

/** True for a film that is opened by its address and not by a page's player. */
function isDocument(headers: Headers): boolean {
  const destination = headers.get('sec-fetch-dest');
  if (destination !== null)
    return ['document', 'iframe', 'frame', 'object', 'embed'].includes(destination);
  return headers.get('accept')?.includes('text/html') === true;
}

type Field = (name: string) => string;

async function readForm({ req }: Context): Promise<Field> {
  const form: object = await req.parseBody().catch(() => ({}));
  return (name) => {
    const value: unknown = Reflect.get(form, name);
    return typeof value === 'string' ? value : '';
  };
}
