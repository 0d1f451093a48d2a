import type { Cart } from '@parde/api-client';
import type { Page } from '@playwright/test';
import { framedPath, open, pushPath } from '../../support/journey.ts';
import type { Messages } from '../../support/messages.ts';
import type { ReferenceApi } from '../../support/servers/reference-api.ts';
import { expect, test } from '../../support/test.ts';
import { films } from '../../support/titles.ts';

/** The API's answer to a guest, for a film that is sold alone or by subscription. */
async function cartOf(api: ReferenceApi, id: string): Promise<Cart> {
  const answer = await fetch(`${api.baseUrl}/ghost/get/cart`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ id, type: 'movie', quality: null, force_to_buy: false, ref: '0' }),
  });
  const { data }: { data: Cart } = await answer.json();
  return data;
}

interface State {
  /** Overrides of the API's cart. */
  readonly cart: Partial<Cart>;
  /** All actions, in the order of the page. */
  readonly actions: readonly (string | RegExp)[];
  /** The notices on the page. */
  readonly notices: readonly (string | RegExp)[];
}

const screening = {
  ekran: true,
  ekran_period_end: '2031-03-20T20:29:59Z',
  ekran_hour: 48,
  ekran_owned: false,
  owned_period_end: null,
  ekran_id: 'e-9',
} satisfies Cart['screening'];

const fullrate_data = {
  message: 'با اینترنت همراه، حجم مصرفی تمام‌بها حساب می‌شود.',
  show_download: false,
  show_subscription: true,
  title_fa: 'تماشا بدون اشتراک',
  title_en: 'Watch without a subscription',
} satisfies Cart['fullrate_data'];

const buyAlone = 'خرید تکی · ۴۵٬۰۰۰ تومان';

const states = (labels: Messages): Readonly<Record<string, State>> => ({
  'sold by the operator too': {
    cart: { ussd: '*780*1024#', notes: ['نکته‌ای از سرور', '  '] },
    actions: [labels.subscribe, buyAlone, 'خرید با کد دستوری *۷۸۰*۱۰۲۴#'],
    notices: ['نکته‌ای از سرور'],
  },
  presale: {
    cart: { presale: true, presale_date: '2031-03-21T08:30:00Z' },
    actions: ['پیش‌خرید · ۴۵٬۰۰۰ تومان'],
    notices: ['پیش‌فروش است؛ انتشار ۱ فروردین ۱۴۱۰، ساعت ۱۲:۰۰'],
  },
  'not released': {
    cart: { release_date: '2031-03-21T08:30:00Z' },
    actions: [],
    notices: ['انتشار: ۱ فروردین ۱۴۱۰، ساعت ۱۲:۰۰', 'دانلود از ۱ فروردین ۱۴۱۰، ساعت ۱۲:۰۰'],
  },
  'a screening': {
    cart: { screening, price: 85_000 },
    actions: ['خرید بلیت · ۸۵٬۰۰۰ تومان'],
    notices: ['فروش بلیت تا ۲۹ اسفند ۱۴۰۹، ساعت ۲۳:۵۹', '۴۸ ساعت تماشا از نخستین پخش'],
  },
  'a ticket that holds': {
    cart: {
      screening: { ...screening, ekran_owned: true, owned_period_end: '2031-03-21T08:30:00Z' },
      pass: true,
      downloads: [],
      show_buy: false,
    },
    actions: [labels.watch],
    notices: ['بلیت شما تا ۱ فروردین ۱۴۱۰، ساعت ۱۲:۰۰ اعتبار دارد.', 'فایلی برای دانلود نیست.'],
  },
  'full rate': {
    cart: { pass: true, fullrate_data, downloads: [], show_buy: false },
    actions: [labels.subscribe, labels.watch],
    notices: [
      fullrate_data.title_fa,
      fullrate_data.message,
      'با اینترنت تمام‌بها، دانلود این عنوان در دسترس نیست.',
    ],
  },
  'opened by a subscription alone': {
    cart: { downloads: [], show_buy: false },
    actions: [labels.subscribe],
    notices: ['با اشتراک، فایل‌های این عنوان همین‌جا دانلود می‌شوند.'],
  },
});

/** The buttons above the files. */
const actionsOf = (page: Page) =>
  page
    .getByRole('main')
    .locator('a, button')
    .filter({ hasText: /^(?:تماشا|خرید (?:اشتراک|تکی|بلیت|با)|پیش‌خرید|دریافت رایگان)/ });

/** Each state has another film, so one document can show all of them. */
const filmOf = (index: number) => `${1001 + index}`;

test('each state of a title’s files shows each of its actions once, and its notices', async ({
  page,
  api,
  labels,
}) => {
  const cart = await cartOf(api, films.usual);
  let answeredCart: Partial<Cart> = {};
  await page.route('**/ghost/get/cart', (route) =>
    route.fulfill({ json: { data: { ...cart, ...answeredCart } } }),
  );
  await open(page, framedPath);
  for (const [index, [name, state]] of Object.entries(states(labels)).entries()) {
    await test.step(name, async () => {
      answeredCart = state.cart;
      await pushPath(page, `/movie/download/${filmOf(index)}`);
      for (const text of state.notices) await expect(page.getByText(text), `${text}`).toBeVisible();
      await expect(actionsOf(page)).toHaveText([...state.actions]);
    });
  }
});
