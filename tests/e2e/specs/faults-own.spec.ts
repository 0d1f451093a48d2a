import type { Fault } from '@parde/reference-api';
import type { Page } from '@playwright/test';
import {
  expectFault,
  type FaultName,
  faultOf,
  faultsToldApart,
  leaveNothingToChance,
} from '../support/faults.ts';
import { films } from '../support/films.ts';
import { open, turnTo } from '../support/journey.ts';
import { newPerson } from '../support/purchase.ts';
import type { ReferenceApi } from '../support/reference-api.ts';
import { expect, test } from '../support/test.ts';
import type { Watch } from '../support/watch.ts';
import { words } from '../support/words.ts';

interface Row {
  readonly name: string;
  readonly path: string;
  readonly operationId: Fault['operationId'];
  /** Where a browser asks for it. */
  readonly address: RegExp;
  /** What is read in the place of what suffers, but for a session that was ended. */
  readonly says: Readonly<Record<Exclude<FaultName, 'slow' | '401'>, string>>;
  /** Where it is late. */
  readonly comes: string;
  /** What does not suffer with it. */
  readonly stands: string;
}

/** What is said is the same, whatever the API suffers. */
function always(words: string): Row['says'] {
  return {
    'lost on the way': words,
    400: words,
    404: words,
    422: words,
    429: words,
    500: words,
    malformed: words,
    empty: words,
  };
}

const table: readonly Row[] = [
  {
    name: 'what was begun',
    path: '/',
    operationId: 'listWatching',
    address: /\/my\/watching/,
    says: always('این بخش بارگذاری نشد.'),
    comes: '۳۳ درصد دیده شده',
    stands: `li a[href="/movie/${films.usual}"]`,
  },
  {
    name: 'a list of one’s own',
    path: '/profile/list',
    operationId: 'listMyTitles',
    address: /\/my\/list\//,
    says: always('فهرست باز نشد'),
    comes: 'شب‌های بی‌ستارهٔ یزد',
    stands: 'nav a[href="/profile/list/history"]',
  },
  {
    // Their names are ours: only the numbers are missing.
    name: 'how much is in each list',
    path: '/profile/list',
    operationId: 'listMyLists',
    address: /\/my\/lists/,
    says: always('می‌خواهم ببینم'),
    comes: 'می‌خواهم ببینم (۱)',
    stands: `li a[href="/movie/${films.usual}"]`,
  },
  {
    // A newcomer's page, which offers to rate it.
    name: 'one’s rating of a film',
    path: `/movie/${films.usual}`,
    operationId: 'getTitleState',
    address: /\/my\/state\//,
    says: always('امتیاز دهید'),
    comes: 'امتیاز شما',
    stands: 'main header h1',
  },
];

/** What a viewer has of their own for a film. */
async function leaveTraces(page: Page, origin: string): Promise<void> {
  const film = { content_type: 'movie', id: films.usual };
  const headers = { origin };
  const post = (to: string, data: object) =>
    page.request.post(`/api/v1/my/${to}`, { data: { ...film, ...data }, headers });
  await post('watching/save', { position_seconds: 2000, duration_seconds: 6000 });
  await post('list/add', { list: 'watchlist' });
  await post('rating', { value: 8 });
}

interface Tools {
  readonly page: Page;
  readonly api: ReferenceApi;
  readonly watch: Watch;
}

const say = words.fa;

/** A page that asks for nothing. What another still asks for again is given up with it. */
async function rest(page: Page): Promise<void> {
  await turnTo(page, '/download');
  await expect(page.locator('main').getByText(say.soon)).toBeVisible();
}

async function suffer(row: Row, { page, api, watch }: Tools): Promise<void> {
  const { name, path, operationId, address, says, comes, stands } = row;
  const show = async (fault: FaultName, shown: string) => {
    const what = `${name}, ${fault}`;
    await api.fail(faultOf(operationId, fault));
    await Promise.all([page.waitForResponse(address), turnTo(page, path)]);
    await expect(page.locator(stands).first(), what).toBeVisible();
    await expect(page.locator('main').getByText(shown).first(), what).toBeVisible();
  };
  for (const fault of faultsToldApart) {
    if (fault === 'slow' || fault === '401') continue;
    expectFault(watch, fault, address);
    await show(fault, says[fault]);
    await rest(page);
    await api.clear();
  }
  // What comes is kept by the browser: this is late.
  await show('slow', comes);
}

for (const row of table) {
  test(`${row.name} suffers alone`, async ({ page, enter, site, api, watch }) => {
    await leaveNothingToChance(page);
    await enter(newPerson());
    await leaveTraces(page, site.publicOrigin);
    await open(page, '/download');
    await suffer(row, { page, api, watch });

    // The session was ended: the page begins anew, as a guest's.
    await open(page, '/download');
    await api.clear();
    // What else the page asks for meanwhile may come too late for the session, and be refused like it.
    watch.expectAnswer(401, /\/api\/v1\//);
    await api.fail(faultOf(row.operationId, '401', { times: 1 }));
    await turnTo(page, row.path);
    await expect(page.getByText('ورود', { exact: true }).first()).toBeVisible();
  });
}
