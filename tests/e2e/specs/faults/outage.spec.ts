import { cookieNames } from '@parde/domain';
import { linkToFilm, open, press } from '../../support/journey.ts';
import type { BrandServer } from '../../support/servers/brand-server.ts';
import { type Answer, sendRequest } from '../../support/servers/http.ts';
import { emptyList, startUpstream } from '../../support/servers/upstream.ts';
import { specRoutes } from '../../support/spec-routes.ts';
import { expect, test } from '../../support/test.ts';
import { films } from '../../support/titles.ts';

const visits = specRoutes.flatMap((each) => each.visits);
const shown = visits.filter((visit) => 'title' in visit);
const pathsOf = (pages: typeof shown) => pages.map(({ at }) => at);
/** This address redirects to the first channel, which needs the API. */
const redirectsAfterCall = '/live';

/** These pages need no API to show their content. Every other page does. */
const byThemselves = ['/accessibility', '/callback?t=1', '/ref/abc', '/search', '/kids'];

const guest = {
  name: 'a guest',
  cookies: {},
  addresses: [...pathsOf(shown.filter((visit) => !visit.protected)), redirectsAfterCall],
  byThemselves: [...byThemselves, '/login'],
};
const viewer = {
  name: 'a signed-in viewer',
  cookies: { [cookieNames.sessionOnLoopback]: 'a-session-that-nobody-can-check' },
  addresses: [...pathsOf(shown).filter((at) => at !== '/login'), redirectsAfterCall],
  byThemselves: [...byThemselves, '/profile/settings'],
};
const child = { cookies: { [cookieNames.kids]: '7' } };
const kidsPages = [
  '/kids',
  '/kids?theme=new',
  '/kids/search/%D8%A7%D8%A8%D8%B1',
  '/kids/title/movie/1901',
  '/kids/watch/movie/1901',
];

type Reply = Parameters<typeof startUpstream>[0];

const html = (status: number, headers: Readonly<Record<string, string>> = {}): Reply => {
  return (response) => {
    response.writeHead(status, { 'content-type': 'text/html', ...headers });
    response.end('<h1>Come again</h1>');
  };
};

interface Fault {
  readonly name: string;
  readonly reply: Reply;
  readonly status?: number;
  readonly retryAfter?: string;
  /** The pages' timeout for the API. Long unless the fault is a slow API, because a busy machine is slow, too. */
  readonly timeoutMs?: number;
}

const faults: readonly Fault[] = [
  { name: 'lost', reply: (response) => response.destroy() },
  { name: '500', reply: html(500) },
  { name: '503', reply: html(503, { 'retry-after': '7' }), retryAfter: '7' },
  { name: '429', reply: html(429, { 'retry-after': '9' }), status: 429, retryAfter: '9' },
  { name: 'no answer', reply: () => {}, timeoutMs: 300 },
  { name: 'the page of a gateway', reply: html(200) },
];

interface Visited {
  readonly at: string;
  readonly answer: Answer;
}

async function requestAll(
  site: BrandServer,
  paths: readonly string[],
  cookies: Readonly<Record<string, string>>,
  method = 'GET',
): Promise<readonly Visited[]> {
  return Promise.all(
    paths.map(async (at) => ({
      at,
      answer: await sendRequest(site.origin + at, { cookies, method }),
    })),
  );
}

function expectOut(
  { at, answer }: Visited,
  { name, status = 503, retryAfter = '30' }: Fault,
): void {
  const what = `${at}, ${name}`;
  expect(answer.status, what).toBe(status);
  expect(answer.headers.get('retry-after'), what).toBe(retryAfter);
  expect(answer.headers.get('cache-control'), what).toBe('private, no-store');
  expect(answer.headers.get('x-accel-expires'), what).toBe('0');
}

function expectThere({ at, answer }: Visited, { name }: Fault): void {
  expect(answer.status, `${at}, ${name}`).toBe(200);
  expect(answer.headers.get('retry-after'), `${at}, ${name}`).toBeNull();
}

test('while the API is down, only the pages that need it have an error status', async ({
  startSite,
}) => {
  const api: { reply: Reply } = { reply: emptyList };
  const upstream = await startUpstream((response) => api.reply(response));
  const startWith = (timeoutMs: number) =>
    startSite({
      API_BASE_URL: upstream.baseUrl,
      API_TIMEOUT_MS: String(timeoutMs),
      // All pages are requested at once.
      LOAD_LIMIT: '1000',
    });
  const patient = await startWith(60_000);
  for (const fault of faults) {
    const site = fault.timeoutMs === undefined ? patient : await startWith(fault.timeoutMs);
    api.reply = fault.reply;
    for (const { name, cookies, addresses, byThemselves } of [guest, viewer]) {
      await test.step(`${fault.name}, ${name}`, async () => {
        // outage.test.ts tests that all faults have the same effect.
        const targets = fault === faults[0] ? addresses : ['/', '/search', `/movie/${films.usual}`];
        for (const visited of await requestAll(site, targets, cookies)) {
          if (byThemselves.includes(visited.at)) expectThere(visited, fault);
          else expectOut(visited, fault);
        }
      });
    }
    for (const visited of await requestAll(site, kidsPages, child.cookies))
      expectOut(visited, fault);
  }

  const [first] = faults;
  if (!first) throw new Error('There is no fault.');
  api.reply = first.reply;
  for (const visited of await requestAll(patient, ['/', `/movie/${films.usual}`], {}, 'HEAD')) {
    expectOut(visited, first);
    expect(visited.answer.text).toBe('');
  }
  await upstream.stop();
  for (const visited of await requestAll(patient, ['/', `/movie/${films.usual}`], {})) {
    expectOut(visited, { ...first, name: 'refused' });
  }
  // An address without a page remains a 404.
  expect((await sendRequest(`${patient.origin}/no/such/page`)).status).toBe(404);
});

test('home without its shelves hydrates as it was rendered, and shows the shelves when the API is back', async ({
  page,
  api,
  watch,
  labels,
}) => {
  watch.expectAnswer(503, /\/$/);
  watch.expectAnswer(500, /\/get\/slider/);
  watch.expectAnswer(500, /\/get\/discover/);
  await Promise.all(
    (['getSlider', 'getDiscover'] as const).map((operationId) =>
      api.setFault({ operationId, status: 500, times: 20 }),
    ),
  );
  // React reports an error if the browser's first render differs from the server's.
  await open(page, '/');
  await expect(page.getByText(labels.sectionFailed).first()).toBeVisible();
  await api.reset();
  // The retry button of the shelves.
  await press(page.getByRole('button', { name: labels.tryAgain }).last());
  await expect(linkToFilm(page, films.usual)).toBeVisible();
});
