import type { Fault } from '@parde/reference-api';
import type { BrowserContext, Page } from '@playwright/test';
import {
  expectFault,
  type FaultName,
  faultNames,
  faultOf,
  faultsToldApart,
  leaveNothingToChance,
  leaveSignIn,
} from '../support/faults.ts';
import { open, turnTo } from '../support/journey.ts';
import type { ReferenceApi } from '../support/reference-api.ts';
import { expect, test } from '../support/test.ts';
import type { Watch } from '../support/watch.ts';
import { words } from '../support/words.ts';

/**
 * The bad days of the catalogue: what a viewer who goes from page to page reads where an answer is late, wrong or
 * missing. Nothing where the page is as ever.
 */
type Words = Readonly<Record<FaultName, string>>;

const noList = 'بقیهٔ فهرست نرسید.';
const failed = 'صفحه باز نشد';
const notFound = 'این صفحه پیدا نشد';

/** The page has a name, a filter or other groups without its list, which says that it is missing. */
const listAlone: Words = {
  slow: '',
  'lost on the way': noList,
  400: noList,
  401: noList,
  404: noList,
  422: noList,
  429: noList,
  500: noList,
  malformed: noList,
  empty: noList,
};

/** What failed is what the page is about. */
const wholePage: Words = {
  slow: '',
  'lost on the way': failed,
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
  /** Where a browser asks for it. */
  readonly address: RegExp;
  /** How the links begin that the page is for. */
  readonly link: string;
  /** A page before it has asked for the same: it begins in a document of its own. */
  readonly anew?: true;
}

/** In this order, since what comes well is kept by the browser, for the pages after it too. */
const pagesOfOneThing: readonly Row[] = [
  {
    path: '/lives/parde-one',
    operationId: 'getLive',
    address: /\/get\/live\/parde-one$/,
    link: '/lives/',
  },
  {
    path: '/lives',
    anew: true,
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

interface Tools {
  readonly page: Page;
  readonly context: BrowserContext;
  readonly api: ReferenceApi;
  readonly watch: Watch;
}

const say = words.fa;

/** What a page says of each fault of its answer. From another page each time: what was said before is gone then. */
async function suffer(
  { path, operationId, address }: Row,
  says: Words,
  { page, api, watch }: Tools,
  names: readonly FaultName[],
): Promise<void> {
  const main = page.locator('main');
  for (const name of names.filter((each) => says[each] !== '')) {
    const what = `${path}, ${name}`;
    await turnTo(page, '/download');
    await expect(main.getByText(say.soon), what).toBeVisible();
    await api.clear();
    expectFault(watch, name, address);
    await api.fail(faultOf(operationId, name));
    await turnTo(page, path);
    await expect(main.getByText(says[name]), what).toBeVisible();
    if (name === '401') await leaveSignIn(page, say.signInFirst);
  }
}

/** Without a line it waits, and opens by itself when there is one again. Late is not lost. */
async function comeLate(
  { path, operationId, link }: Row,
  { page, context, api }: Tools,
): Promise<void> {
  await turnTo(page, '/download');
  await expect(page.locator('main').getByText(say.soon), path).toBeVisible();
  await api.clear();
  await context.setOffline(true);
  await turnTo(page, path);
  await expect(page.getByText(say.opensLater), `${path}, lost`).toBeVisible();
  await api.fail(faultOf(operationId, 'slow'));
  await context.setOffline(false);
  const whole = page.locator(`main li a[href^="${link}"]`).nth(2);
  await expect(whole, `${path}, slow`).toBeVisible();
  await expect(page.getByText(say.offline), path).toHaveCount(0);
  await api.clear();
}

for (const { what, rows, says } of [
  { what: 'a page that is about what suffers', rows: pagesOfOneThing, says: wholePage },
  {
    what: 'a page that has more than the list that suffers',
    rows: pagesWithLists,
    says: listAlone,
  },
]) {
  test(`${what} says so and goes on`, async ({ page, context, api, watch }) => {
    test.slow();
    watch.expectComplaint(/request failed \(net::ERR_(INTERNET_DISCONNECTED|FAILED)\)/);
    await leaveNothingToChance(page);
    await open(page, '/download');
    for (const [index, row] of rows.entries()) {
      await test.step(`${row.path}, where ${row.operationId} suffers`, async () => {
        const tools = { page, context, api, watch };
        if (row.anew) await open(page, '/download');
        await suffer(row, says, tools, index === 0 ? faultNames : faultsToldApart);
        await comeLate(row, tools);
      });
    }
  });
}
