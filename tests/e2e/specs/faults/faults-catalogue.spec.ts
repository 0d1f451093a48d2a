import type { Fault } from '@parde/reference-api';
import type { BrowserContext, Page } from '@playwright/test';
import {
  dismissSignIn,
  distinctFaults,
  expectFault,
  type FaultName,
  faultOf,
  faultsToTry,
  retryAtOnce,
} from '../../support/faults.ts';
import { open, press, pushPath, quietPath, rest } from '../../support/journey.ts';
import { messages } from '../../support/messages.ts';
import type { ReferenceApi } from '../../support/servers/reference-api.ts';
import { expect, test } from '../../support/test.ts';
import type { Watch } from '../../support/watch.ts';

/** The text of each catalogue page when an answer is late, wrong or missing. */
const texts = {
  /** The page's name and filters remain, and the list shows that it is incomplete. */
  list: (_: FaultName) => 'بقیهٔ فهرست بارگذاری نشد.',
  /** The answer for the page itself failed. */
  page: (fault: FaultName) => (fault === '404' ? 'این صفحه پیدا نشد' : 'صفحه بارگذاری نشد'),
};

interface Row {
  readonly path: string;
  readonly operationId: Fault['operationId'];
  /** Matches the browser's request, also the prefetch for the card that had the focus on the previous page. */
  readonly address: RegExp;
  /** The beginning of the addresses that the page links to. */
  readonly link: string;
  /** The index of the link that shows that the list has loaded. Below the fold only the first row is rendered. */
  readonly linkIndex?: number;
  readonly messageOf?: (fault: FaultName) => string;
}

/** Successful answers are cached for the following pages, so the order matters. */
const pagesOfOneThing: readonly Row[] = [
  {
    path: '/lives/parde-one',
    operationId: 'getLive',
    address: /\/get\/live\/parde-one$/,
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
    linkIndex: 1,
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
    path: '/lives',
    operationId: 'listLives',
    address: /\/get\/lives/,
    messageOf: texts.page,
    link: '/lives/',
  },
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
    linkIndex: 1,
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
    address: /\/get\/channel\/[\w-]+\/videos/,
    link: '/video/',
    linkIndex: 0,
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
    address: /\/get\/cast\/[\w-]+\/titles/,
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

const labels = messages.fa;

const linkOf = (page: Page, { link, linkIndex = 2 }: Row) =>
  page.locator(`main li a[href^="${link}"]`).filter({ visible: true }).nth(linkIndex);

/** Expects the text of each fault. Each fault starts from another page, so that the previous text is gone. */
async function expectUnderFault(
  row: Row,
  messageOf: (fault: FaultName) => string,
  { page, api, watch }: Omit<Fixtures, 'context'>,
) {
  const { path, operationId, address } = row;
  for (const name of faultsToTry(distinctFaults.filter((each) => each !== 'slow'))) {
    const what = `${path}, ${name}`;
    await rest(page);
    await api.reset();
    expectFault(watch, name, address);
    await api.setFault(faultOf(operationId, name));
    await pushPath(page, path);
    await expect(page.locator('main').getByText(messageOf(name)), what).toBeVisible();
    if (name === '401') await dismissSignIn(page, labels.signInFirst);
  }
  await api.reset();
}

/** Offline, the page waits, and it loads when the connection is restored. A late answer does not count as lost. */
async function expectWhenSlow(
  row: Row,
  { page, context, api }: Omit<Fixtures, 'watch'>,
): Promise<void> {
  await rest(page);
  await context.setOffline(true);
  await pushPath(page, row.path);
  await expect(page.getByText(labels.opensLater), `${row.path}, lost`).toBeVisible();
  await api.setFault(faultOf(row.operationId, 'slow'));
  await context.setOffline(false);
  await expect(linkOf(page, row), `${row.path}, slow`).toBeVisible();
  await expect(page.getByText(labels.offline), row.path).toHaveCount(0);
}

for (const { what, rows, messageOf } of [
  { what: 'a page whose own answer fails', rows: pagesOfOneThing, messageOf: texts.page },
  {
    what: 'a page with more than the list that fails',
    rows: pagesWithLists,
    messageOf: texts.list,
  },
]) {
  test(`${what} shows the failure and recovers @states`, async ({ page, context, api, watch }) => {
    test.slow();
    watch.expectProblem(/request failed \(net::ERR_(INTERNET_DISCONNECTED|FAILED)\)/);
    await retryAtOnce(page);
    await open(page, quietPath);
    for (const [index, row] of rows.entries()) {
      await test.step(`${row.path}, where ${row.operationId} fails`, async () => {
        await expectUnderFault(row, row.messageOf ?? messageOf, { page, api, watch });
        if (index === 0) await expectWhenSlow(row, { page, context, api });
        else if (messageOf === texts.list) {
          await press(page.locator('main').getByRole('button', { name: labels.tryAgain }));
          // The list appears beneath the pointer, which would prefetch the page of the next row.
          await page.mouse.move(0, 0);
        } else {
          // The retry button of a complete page loads its document: error-page.spec.ts.
          await rest(page);
          await pushPath(page, row.path);
        }
        await expect(linkOf(page, row), row.path).toBeVisible();
      });
    }
  });
}
