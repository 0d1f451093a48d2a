import type { Fault } from '@parde/reference-api';
import {
  expectFault,
  type FaultName,
  faultNames,
  faultOf,
  leaveSignIn,
} from '../support/faults.ts';
import { open, turnTo } from '../support/journey.ts';
import { expect, test } from '../support/test.ts';

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
  readonly says: Words;
  /** How the links begin that the page is for. */
  readonly link: string;
}

const table: readonly Row[] = [
  {
    path: '/lives',
    operationId: 'listLives',
    address: /\/get\/lives/,
    says: wholePage,
    link: '/lives/',
  },
  {
    path: '/lives/parde-one',
    operationId: 'getLive',
    address: /\/get\/live\/parde-one$/,
    says: wholePage,
    link: '/lives/',
  },
  {
    path: '/cinema',
    operationId: 'listTitles',
    address: /\/get\/titles\?/,
    says: listAlone,
    link: '/movie/',
  },
  {
    path: '/genres',
    operationId: 'getGenres',
    address: /\/v1\/genres$/,
    says: wholePage,
    link: '/genres/',
  },
  {
    path: '/genres/drama',
    operationId: 'listGenreTitles',
    address: /\/get\/genre\//,
    says: wholePage,
    link: '/movie/',
  },
  {
    path: '/category/kids',
    operationId: 'listCategoryTitles',
    address: /\/get\/category\//,
    says: wholePage,
    link: '/movie/',
  },
  {
    path: '/lists',
    operationId: 'listLists',
    address: /\/get\/lists\?/,
    says: listAlone,
    link: '/lists/',
  },
  {
    path: '/lists/yalda-nights',
    operationId: 'getList',
    address: /\/get\/list\//,
    says: wholePage,
    link: '/movie/',
  },
  {
    path: '/casts/directors',
    operationId: 'listCasts',
    address: /\/get\/casts\//,
    says: listAlone,
    link: '/cast/',
  },
  {
    path: '/cast/p-niknam',
    operationId: 'getCast',
    address: /\/get\/cast\/p-niknam$/,
    says: wholePage,
    link: '/movie/',
  },
  {
    path: '/cast/p-niknam',
    operationId: 'listCastTitles',
    address: /\/get\/cast\/p-niknam\/titles/,
    says: listAlone,
    link: '/movie/',
  },
  {
    path: `/search/${encodeURIComponent('یزد')}`,
    operationId: 'search',
    address: /\/get\/search\?/,
    says: listAlone,
    link: '/movie/',
  },
];

for (const { path, operationId, address, says, link } of table) {
  test(`${path}, where ${operationId} suffers, says so and goes on`, async ({
    page,
    api,
    watch,
    say,
    context,
  }) => {
    await open(page, '/download');
    const main = page.locator('main');
    const whole = main.locator(`li a[href^="${link}"]`).nth(2);
    // What comes well is kept by the browser: that is last.
    for (const name of faultNames.filter((each) => says[each] !== '')) {
      await test.step(name, async () => {
        expectFault(watch, name, address);
        await api.fail(faultOf(operationId, name));
        await turnTo(page, path);
        await expect(main.getByText(says[name]), name).toBeVisible();
        if (name === '401') await leaveSignIn(page, say.signInFirst);
        await api.clear();
        await turnTo(page, '/download');
        await expect(main.getByText(say.soon)).toBeVisible();
      });
    }

    // Without a line it waits, and opens by itself when there is one again. Late is not lost.
    watch.expectComplaint(/request failed \(net::ERR_(INTERNET_DISCONNECTED|FAILED)\)/);
    await context.setOffline(true);
    await turnTo(page, path);
    await expect(page.getByText(say.opensLater), 'lost').toBeVisible();
    await api.fail(faultOf(operationId, 'slow'));
    await context.setOffline(false);
    await expect(whole, 'slow').toBeVisible();
  });
}
