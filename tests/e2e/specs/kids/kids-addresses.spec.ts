import { cookieNames } from '@parde/domain';
import { type Answer, sendRequest } from '../../support/servers/http.ts';
import { callApi } from '../../support/session.ts';
import { expect, test } from '../../support/test.ts';
import { films, readFilm, titles } from '../../support/titles.ts';

/** A film above both age limits. */
const adult = `/movie/${films.usual}`;
const kidsFilm = '/kids/title/movie/1903';
const child = { [cookieNames.kids]: '12' };

/** Every address that a child may type, open from another site or find in an old tab. */
const addresses = {
  home: '/',
  'a film': adult,
  'its player': `/movie/show/${films.usual}`,
  'its downloads': `/movie/download/${films.usual}`,
  'the app’s film': `/app/show/${films.usual}`,
  'the app': '/app',
  'a live channel': '/live/parde-one',
  'the lists': '/cinema?age=0',
  'the search': '/search/یزد',
  'the sign-in': `/login?redirect=${encodeURIComponent(adult)}`,
  'the account': '/profile/settings',
  'the plans': '/profile/plans',
  'the bank’s return': '/callback?tracking_code=abcdef12',
  'an invitation': '/ref/abc',
  'a link with an invitation': `${adult}?ref=abc`,
  'an operator’s link': '/USSDlink/17',
  'a page that is not there': '/nowhere',
  'a page that is not there among the kids’': '/kids/nothing',
  'the address of the form': '/kids/enter',
  // kids-routes.test.ts tests other spellings.
  'a film behind an encoded slash': `/kids%2f..%2fmovie%2f${films.usual}`,
  'the sitemap': '/sitemap.xml',
  'the file for robots': '/robots.txt',
  'the kids’ page of a film for adults': `/kids/title/movie/${films.usual}`,
  'the kids’ player of a film for adults': `/kids/watch/movie/${films.usual}`,
  'the kids’ page of a film that is not there': `/kids/title/movie/${films.unknown}`,
  'the kids’ page of a screening': `/kids/title/ekran/${titles.ekran}`,
};

/** The calls that a script on a child's page may or may not send. */
const calls = {
  'a film for adults': [`/get/movie/${films.usual}`, 404],
  'what plays of it': [`/get/play/movie/${films.usual}`, 404],
  'its downloads': [`/get/download_links/movie/${films.usual}`, 403],
  'its comments': [`/get/comments/movie/${films.usual}`, 403],
  'what is like it': [`/get/similar/movie/${films.usual}`, 403],
  'episodes for adults': [`/get/series/${titles.shortSeries}/episodes`, 404],
  'home’s rows': ['/get/discover', 403],
  'home’s slider': ['/get/slider', 403],
  'quick search': ['/ghost/get/getSearchQuick?query=%DB%8C%D8%B2%D8%AF', 403],
  'a live channel': ['/get/play_live/parde-one', 403],
  plans: ['/get/app/plans', 403],
  payments: ['/get/payments', 403],
} as const;

const writes = {
  'the wallet': '/get/my_wallet',
  'a purchase': '/buy/plan',
  'the cart': '/ghost/get/cart',
  'a comment': '/comments/add',
  'a code for a sign-in': '/login/send-code',
  'the sign-out': '/logout',
};

function expectKidsHome({ status, headers }: Answer, reason: string): void {
  expect(status, reason).toBe(302);
  expect(headers.get('location'), reason).toBe('/kids');
  expect(headers.get('cache-control'), reason).toBe('private, no-store');
}

test('no address, no call and no form leads a child out of kids mode', async ({ site, api }) => {
  const film = await readFilm(api, films.usual);
  expect(film.age_rating).toBeGreaterThan(12);
  const inEnglish = await sendRequest(site.origin + adult, {
    cookies: { ...child, [cookieNames.locale]: 'en' },
  });
  expectKidsHome(inEnglish, 'in English');
  for (const [reason, path] of Object.entries(addresses)) {
    const answer = await sendRequest(site.origin + path, { cookies: child });
    expectKidsHome(answer, reason);
    expect(answer.text, reason).toBe('');
  }
  for (const [reason, [path, status]] of Object.entries(calls)) {
    const answer = await callApi(site, path, undefined, child);
    expect(answer.status, reason).toBe(status);
    expect(answer.text, reason).not.toContain(film.name_fa);
  }
  for (const [reason, path] of Object.entries(writes)) {
    expect((await callApi(site, path, {}, child)).status, reason).toBe(403);
  }
  for (const query of ['', '&age=0', '&age=18', '&age=0&age=18']) {
    const path = `/get/search?query=${encodeURIComponent(film.name_fa)}${query}`;
    const { text } = await callApi(site, path, undefined, child);
    expect(JSON.parse(text).data.items, query).toEqual([]);
  }
  const search = `/kids/search/${encodeURIComponent(film.name_fa)}`;
  for (const path of ['/kids', '/kids?ref=abc', '/kids/search', search, kidsFilm, '/kids/leave']) {
    const { status, text } = await sendRequest(site.origin + path, { cookies: child });
    expect(status, path).toBe(200);
    // The template of the error page is shown if scripts fail, and the server redirects its link.
    const visible = text.replaceAll(/<template\b.*?<\/template>/gs, '');
    const links = [...visible.matchAll(/<a [^>]*href="([^"]*)"/g)].map(([, href = '']) => href);
    expect(links, path).not.toEqual([]);
    expect(
      links.filter((href) => !/^(?:\/kids(?:[/?#]|$)|#)/.test(href)),
      path,
    ).toEqual([]);
    expect(text, path).not.toContain(`/${films.usual}"`);
  }
  const media = `${site.origin}/media/trailer/${films.usual}.mp4`;
  expectKidsHome(
    await sendRequest(media, { cookies: child, headers: { 'sec-fetch-dest': 'document' } }),
    'a film’s file',
  );
  for (const path of ['/callback', '/login', '/kids/enter']) {
    const answer = await sendRequest(site.origin + path, {
      method: 'POST',
      cookies: child,
      headers: { 'content-type': 'application/x-www-form-urlencoded', origin: site.publicOrigin },
      body: 'age=12&lock=pin&pin=0000&pin2=0000&tracking_code=abcdef12',
    });
    expect([answer.status, answer.headers.get('location')], path).toEqual([303, '/kids']);
    expect(answer.cookies, path).toEqual([]);
  }
  // Answers for a guest's browser or a cache in front of the server do not change.
  expect((await sendRequest(site.origin + adult)).text).toContain(film.name_fa);
});
