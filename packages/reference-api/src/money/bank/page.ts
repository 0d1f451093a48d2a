import { createHash } from 'node:crypto';
import { directionOf, formatTimeOfDay, formatToman, type Locale } from '@parde/domain';
import type { Message } from '../../contract/message.ts';
import { debitBank } from '../debit/banks.ts';
import { gateways } from '../payments/gateways.ts';
import { noteTexts } from '../payments/notes.ts';
import type { PaymentRow } from '../payments/payments.ts';
import { style } from './style.ts';

/** The style's hash for the Content-Security-Policy. There is no script. */
export const styleSource = `'sha256-${createHash('sha256').update(style).digest('base64')}'`;

const words = {
  shop: { fa: 'پذیرنده', en: 'Merchant' },
  shopName: { fa: 'فروشگاه فیلم و سریال', en: 'Film and series shop' },
  purpose: { fa: 'بابت', en: 'For' },
  amount: { fa: 'مبلغ', en: 'Amount' },
  vat: { fa: 'مالیات بر ارزش افزوده', en: 'VAT' },
  total: { fa: 'مبلغ قابل پرداخت', en: 'To pay' },
  code: { fa: 'کد پیگیری', en: 'Tracking code' },
  until: { fa: 'مهلت پرداخت تا ساعت', en: 'Pay before' },
  pay: { fa: 'پرداخت', en: 'Pay' },
  payAgain: { fa: 'پرداخت دوباره', en: 'Pay again' },
  fail: { fa: 'رد شدن پرداخت', en: 'Have it declined' },
  leave: { fa: 'انصراف و بازگشت', en: 'Leave without paying' },
  agree: { fa: 'موافقم', en: 'I agree' },
  empty: { fa: 'موافقم، با حسابی خالی', en: 'I agree, with an empty account' },
  refuse: { fa: 'بانک نپذیرد', en: 'Have the bank refuse' },
  back: { fa: 'بازگشت به فروشگاه', en: 'Back to the shop' },
  how: { fa: 'شیوهٔ بازگشت', en: 'Return method' },
  agreement: {
    fa: 'به این فروشگاه اجازه می‌دهید هزینهٔ آنچه را انتخاب کرده‌اید از حساب شما برداشت کند. هر زمان بخواهید، می‌توانید آن را لغو کنید.',
    en: 'You allow this shop to charge your account for what you have chosen. You can cancel at any time.',
  },
  notReal: {
    fa: 'این بانک واقعی نیست و پولی جابه‌جا نمی‌شود.',
    en: 'This is not a real bank, and no money moves.',
  },
  other: { fa: 'English', en: 'فارسی' },
  missing: { fa: 'چنین پرداختی پیدا نشد.', en: 'This payment could not be found.' },
} as const satisfies Record<string, Message>;

type Page = { row: PaymentRow; agreement: boolean; locale: Locale };

export function bankPage(page: Page): string {
  const { row, agreement, locale } = page;
  const textOf = (key: keyof typeof words) => words[key][locale];
  const name = nameOf(row, locale);
  const total = row.amount + row.vat;
  return documentOf(
    locale,
    name,
    `<header class="bank ${row.method}">
      <span class="sign" aria-hidden="true"></span>
      <h1>${text(name)}</h1>
      <a href="?lang=${locale === 'fa' ? 'en' : 'fa'}" lang="${locale === 'fa' ? 'en' : 'fa'}">${textOf('other')}</a>
    </header>
    ${agreement ? `<p class="about">${textOf('agreement')}</p>` : sumOf(total, locale)}
    <dl>
      ${line(textOf('shop'), textOf('shopName'))}
      ${line(textOf('purpose'), locale === 'en' && row.title_en ? row.title_en : row.title_fa)}
      ${row.vat > 0 ? line(textOf('amount'), formatToman(row.amount, locale)) : ''}
      ${row.vat > 0 ? line(textOf('vat'), formatToman(row.vat, locale)) : ''}
      ${line(textOf('code'), row.tracking_code, 'ltr')}
      ${row.status === 'pending' ? line(textOf('until'), formatTimeOfDay(row.lapses_at, locale)) : ''}
    </dl>
    ${row.status === 'pending' ? '' : stateOf(row, locale)}
    <form method="post">
      <input type="hidden" name="tracking_code" value="${text(row.tracking_code)}">
      ${choicesOf(page)}
      <fieldset>
        <legend>${textOf('how')}</legend>
        <label><input type="radio" name="return" value="get" checked><bdi>GET</bdi></label>
        <label><input type="radio" name="return" value="post"><bdi>POST</bdi></label>
      </fieldset>
    </form>
    <footer>${textOf('notReal')}</footer>`,
  );
}

export function missingPage(locale: Locale): string {
  const message = words.missing[locale];
  return documentOf(locale, message, `<p class="about" role="alert">${message}</p>`);
}

function choicesOf({ row, agreement, locale }: Page): string {
  const button = (choice: string, key: keyof typeof words, kind: string) =>
    `<button class="${kind}" name="choice" value="${choice}">${words[key][locale]}</button>`;
  if (row.status !== 'pending') {
    const again = row.status === 'paid' && !agreement;
    return [button('leave', 'back', 'main'), again ? button('pay', 'payAgain', 'plain') : ''].join(
      '',
    );
  }
  if (agreement) {
    return [
      button('pay', 'agree', 'main'),
      button('empty', 'empty', 'plain'),
      button('fail', 'refuse', 'plain'),
      button('leave', 'leave', 'plain'),
    ].join('');
  }
  return [
    button('pay', 'pay', 'main'),
    button('fail', 'fail', 'plain'),
    button('leave', 'leave', 'plain'),
  ].join('');
}

function stateOf({ status, note }: PaymentRow, locale: Locale): string {
  const message = note ? noteTexts[note][locale] : doneTexts[locale];
  return `<p class="state ${status}" role="status">${text(message)}</p>`;
}

const doneTexts: Message = { fa: 'پرداخت شد.', en: 'Paid.' };

function sumOf(total: number, locale: Locale): string {
  return `<p class="sum"><span>${words.total[locale]}</span><strong><bdi>${formatToman(total, locale)}</bdi></strong></p>`;
}

function line(term: string, value: string, direction = 'auto'): string {
  return `<div><dt>${term}</dt><dd dir="${direction}">${text(value)}</dd></div>`;
}

function nameOf({ method, bank }: PaymentRow, locale: Locale): string {
  const one = gateways.find(({ id }) => id === method) ?? debitBank(bank ?? '');
  return (locale === 'en' && one?.name_en) || one?.name_fa || method;
}

function documentOf(locale: Locale, title: string, body: string): string {
  return `<!doctype html>
<html lang="${locale}" dir="${directionOf(locale)}">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="robots" content="noindex">
    <meta name="color-scheme" content="light dark">
    <title>${text(title)}</title>
    <style>${style}</style>
  </head>
  <body>
    <main>
    ${body}
    </main>
  </body>
</html>
`;
}

function text(value: string): string {
  return value.replace(/[&<>"']/g, (mark) => `&#${mark.codePointAt(0)};`);
}
