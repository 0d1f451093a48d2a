import type { Fault } from '@parde/reference-api';
import type { BrowserContext, Page } from '@playwright/test';
import {
  dismissSignIn,
  distinctFaults,
  expectFault,
  type FaultName,
  faultNames,
  faultOf,
  retryAtOnce,
} from '../support/faults.ts';
import { open, pushPath, quietPath, rest } from '../support/journey.ts';
import type { ReferenceApi } from '../support/reference-api.ts';
import { expect, test } from '../support/test.ts';
import type { Watch } from '../support/watch.ts';
import { words } from '../support/words.ts';

/**
 * The catalogue under faults: what each page says when an answer is late, wrong or missing. Empty where nothing
 * changes.
 */
type Words = Readonly<Record<FaultName, string>>;

const noList = 'بقیهٔ فهرست بارگذاری نشد.';
const failed = 'صفحه بارگذاری نشد';
const notFound = 'این صفحه پیدا نشد';

/** The page's name and filters stay; the list says that it is missing. */
const listAlone: Words = {
  slow: '',
  'connection lost': noList,
  400: noList,
  401: noList,
  404: noList,
  422: noList,
  429: noList,
  500: noList,
  malformed: noList,
  empty: noList,
};

/** The page's own answer failed. */
const wholePage: Words = {
  slow: '',
  'connection lost': failed,
  400: failed,
  401: failed,
  404: notFound,
  422: failed,
  429: failed,
  500: failed,
  malformed: failed,
  empty: failed,
};

interface Row {
  readonly path: string;
  readonly operationId: Fault['operationId'];
  /** The address of the browser's request. */
  readonly address: RegExp;
  /** The prefix of the page's links. */
  readonly link: string;
  /** Which of them shows that the list is there: below the fold only its first row is drawn. */
  readonly place?: number;
  /** A page before it shares the request, so it starts with a document load. */
  readonly ownDocument?: true;
}

/** Good answers are cached for the pages after them, so the order matters. */
const pagesOfOneThing: readonly Row[] = [
  {
    path: '/lives/parde-one',
    operationId: 'getLive',
    address: /\/get\/live\/parde-one$/,
    link: '/lives/',
  },
  {
    path: '/lives',
    ownDocument: true,
    operationId: 'listLives',
    address: /\/get\/lives/,
    link: '/lives/',
  },
  {
    path: '/genres',
    operationId: 'getGenres',
    address: /\/v1\/genres$/,
    link: '/genres/',
  },
  {
    path: '/genres/drama',
    operationId: 'listGenreTitles',
    address: /\/get\/genre\//,
    link: '/movie/',
  },
  {
    path: '/category/kids',
    operationId: 'listCategoryTitles',
    address: /\/get\/category\//,
    link: '/movie/',
  },
  {
    path: '/lists/yalda-nights',
    operationId: 'getList',
    address: /\/get\/list\//,
    link: '/movie/',
  },
  {
    path: '/channel/khabar',
    operationId: 'getChannel',
    address: /\/get\/channel\/khabar$/,
    link: '/video/',
    place: 1,
  },
  {
    path: '/cast/p-niknam',
    operationId: 'getCast',
    address: /\/get\/cast\/p-niknam$/,
    link: '/movie/',
  },
];

const pagesWithLists: readonly Row[] = [
  {
    path: '/cinema',
    operationId: 'listTitles',
    address: /\/get\/titles\?/,
    link: '/movie/',
  },
  {
    path: '/magazines',
    operationId: 'listMagazines',
    address: /\/get\/magazines\?/,
    link: '/video/',
    place: 1,
  },
  {
    path: '/magazines-channels',
    operationId: 'listChannels',
    address: /\/get\/channels\?/,
    link: '/channel/',
  },
  {
    path: '/channel/studio',
    operationId: 'listChannelVideos',
    address: /\/get\/channel\/studio\/videos/,
    link: '/video/',
    place: 0,
  },
  {
    path: '/lists',
    operationId: 'listLists',
    address: /\/get\/lists\?/,
    link: '/lists/',
  },
  {
    path: '/casts/directors',
    operationId: 'listCasts',
    address: /\/get\/casts\//,
    link: '/cast/',
  },
  {
    path: '/cast/p-niknam',
    operationId: 'listCastTitles',
    address: /\/get\/cast\/p-niknam\/titles/,
    link: '/movie/',
  },
  {
    path: `/search/${encodeURIComponent('یزد')}`,
    operationId: 'search',
    address: /\/get\/search\?/,
    link: '/movie/',
  },
];

interface Fixtures {
  readonly page: Page;
  readonly context: BrowserContext;
  readonly api: ReferenceApi;
  readonly watch: Watch;
}

const say = words.fa;

/** The text of each fault. Each starts from another page, so that the last text is gone. */
async function expectUnderFault(
  { path, operationId, address }: Row,
  says: Words,
  { page, api, watch }: Fixtures,
  names: readonly FaultName[],
): Promise<void> {
  const main = page.locator('main');
  for (const name of names.filter((each) => says[each] !== '')) {
    const what = `${path}, ${name}`;
    await rest(page);
    await api.reset();
    expectFault(watch, name, address);
    await api.setFault(faultOf(operationId, name));
    await pushPath(page, path);
    await expect(main.getByText(says[name]), what).toBeVisible();
    if (name === '401') await dismissSignIn(page, say.signInFirst);
  }
}

/** Without a connection the page waits, and loads when it is back. A late answer is no lost one. */
async function expectWhenSlow(
  { path, operationId, link, place = 2 }: Row,
  { page, context, api }: Fixtures,
): Promise<void> {
  await rest(page);
  await api.reset();
  await context.setOffline(true);
  await pushPath(page, path);
  await expect(page.getByText(say.opensLater), `${path}, lost`).toBeVisible();
  await api.setFault(faultOf(operationId, 'slow'));
  await context.setOffline(false);
  const whole = page.locator(`main li a[href^="${link}"]`).filter({ visible: true }).nth(place);
  await expect(whole, `${path}, slow`).toBeVisible();
  await expect(page.getByText(say.offline), path).toHaveCount(0);
  await api.reset();
}

for (const { what, rows, says } of [
  { what: 'a page whose own answer fails', rows: pagesOfOneThing, says: wholePage },
  {
    what: 'a page with more than the list that fails',
    rows: pagesWithLists,
    says: listAlone,
  },
]) {
  test(`${what} says so and goes on`, async ({ page, context, api, watch }) => {
    test.slow();
    watch.expectProblem(/request failed \(net::ERR_(INTERNET_DISCONNECTED|FAILED)\)/);
    await retryAtOnce(page);
    await open(page, quietPath);
    for (const [index, row] of rows.entries()) {
      await test.step(`${row.path}, where ${row.operationId} fails`, async () => {
        const tools = { page, context, api, watch };
        if (row.ownDocument) await open(page, quietPath);
        await expectUnderFault(row, says, tools, index === 0 ? faultNames : distinctFaults);
        await expectWhenSlow(row, tools);
      });
    }
  });
}
