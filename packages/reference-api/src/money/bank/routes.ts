import { type Context, Hono } from 'hono';
import { preferredLocale } from '../../contract/message.ts';
import { readForm } from '../../contract/request-input.ts';
import type { PaymentRow } from '../payments/payments.ts';
import type { MoneyServices } from '../services.ts';
import { bankPage, missingPage, styleSource } from './page.ts';

const path = '/_bank/pay/:token';

/** The choices on the bank's page. `empty` agrees to automatic payment from an empty account, whose debits fail. */
type Choice = 'pay' | 'fail' | 'leave' | 'empty';

/** Routes of the bank. It notifies this server first, then redirects the browser. */
export function bankRoutes(services: MoneyServices): Hono {
  const { payments, settlement, agreements, settleDue, now } = services;
  const app = new Hono();

  const answer = (row: PaymentRow, choice: Choice): PaymentRow => {
    if (row.status !== 'pending') return row;
    if (choice === 'fail') return settlement.settle(row.id, 'failed', now());
    if (choice === 'leave') return settlement.settle(row.id, 'left', now());
    if (choice === 'empty') agreements.expectRefusals(row.id);
    const settled = settlement.settle(row.id, 'paid', now());
    settleDue(row.mobile);
    return settled;
  };

  const find = (c: Context): PaymentRow | undefined => {
    const row = payments.byToken(c.req.param('token') ?? '');
    if (!row) return undefined;
    settleDue(row.mobile);
    return payments.byId(row.id);
  };

  const write = (c: Context, status: 200 | 404, html: string, leadsTo?: string) => {
    const target = leadsTo ? ` ${new URL(leadsTo).origin}` : '';
    c.header('Cache-Control', 'no-store');
    c.header(
      'Content-Security-Policy',
      `default-src 'none'; style-src ${styleSource}; form-action 'self'${target}; base-uri 'none'; frame-ancestors 'none'`,
    );
    c.header('Referrer-Policy', 'no-referrer');
    c.header('X-Content-Type-Options', 'nosniff');
    return c.html(html, status);
  };

  app.get(path, (c) => {
    const locale = localeOf(c);
    const row = find(c);
    if (!row?.callback_url) return write(c, 404, missingPage(locale));
    const agreement = agreements.requestOf(row.id) !== undefined;
    return write(c, 200, bankPage({ row, agreement, locale }), row.callback_url);
  });

  app.post(path, async (c) => {
    const row = find(c);
    if (!row?.callback_url) return write(c, 404, missingPage(localeOf(c)));
    const form = await readForm(c.req.raw);
    const settled = answer(row, choiceOf(form.get('choice')));
    c.header('Cache-Control', 'no-store');
    c.header('Referrer-Policy', 'no-referrer');
    // A 307 repeats the POST with the tracking code; a 303 turns it into a GET.
    if (form.get('return') === 'post') return c.redirect(row.callback_url, 307);
    const back = new URL(row.callback_url);
    back.searchParams.set('tracking_code', settled.tracking_code);
    return c.redirect(back.href, 303);
  });

  return app;
}

function choiceOf(value: string | null): Choice {
  return value === 'pay' || value === 'fail' || value === 'empty' ? value : 'leave';
}

function localeOf(c: Context) {
  const requestedLocale = c.req.query('lang');
  if (requestedLocale === 'en' || requestedLocale === 'fa') return requestedLocale;
  return preferredLocale(c.req.header('accept-language') ?? null);
}
