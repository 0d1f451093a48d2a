import { formatMobile, formatTimeOfDay, type Locale } from '@parde/domain';
import { html } from 'hono/html';
import { htmlPage } from '../server/html-page.ts';
import type { OutboxMessage } from './outbox.ts';

type View = {
  /** Shows only the messages to this number. */
  mobile: string | undefined;
  /** Turns off the automatic reload, which would disturb a slow reader. */
  still: boolean;
  locale: Locale;
};

const texts = {
  fa: {
    title: 'پیامک‌ها',
    all: 'پیامک‌های فرستاده‌شده',
    ofNumber: 'پیامک‌های یک شماره',
    about: 'این سرور پیامکی نمی‌فرستد؛ پیامک‌ها این‌جا نمایش داده می‌شوند.',
    reload: 'تازه شدن خودکار صفحه',
    reloads: 'صفحه خودکار تازه می‌شود.',
    stop: 'توقف',
    showAll: 'همهٔ شماره‌ها',
    none: 'هنوز پیامکی فرستاده نشده است.',
  },
  en: {
    title: 'Text messages',
    all: 'Sent text messages',
    ofNumber: 'The text messages of one number',
    about: 'This server sends no text messages; this page shows them.',
    reload: 'Reload automatically',
    reloads: 'The page reloads automatically.',
    stop: 'Stop',
    showAll: 'All numbers',
    none: 'No text message has been sent yet.',
  },
};

/** Renders the outbox as a page, newest message first. */
export function outboxPage(
  messages: readonly OutboxMessage[],
  { mobile, still, locale }: View,
): Promise<Response> {
  const t = texts[locale];
  const heading = mobile === undefined ? t.all : t.ofNumber;
  const own = mobile === undefined ? '' : `mobile=${encodeURIComponent(mobile)}&`;
  return htmlPage({
    title: t.title,
    lang: locale,
    style,
    ...(!still && { refreshSeconds: 3 }),
    body: html`<header>
<h1>${heading}</h1>
<p>${t.about} ${still ? html`<a href="/_outbox?${own}">${t.reload}</a>` : html`${t.reloads} <a href="/_outbox?${own}still">${t.stop}</a>`}</p>
${mobile === undefined ? '' : html`<p><a href="/_outbox">${t.showAll}</a></p>`}
</header>
<main>
${messages.length === 0 ? html`<p class="empty">${t.none}</p>` : messages.map((message) => card(message, locale))}
</main>`,
  });
}

function card({ mobile, code, text, sent_at }: OutboxMessage, locale: Locale) {
  return html`<article>
<h2><a href="/_outbox?mobile=${mobile}"><bdi dir="ltr">${formatMobile(mobile)}</bdi></a>
<time datetime="${sent_at}">${formatTimeOfDay(sent_at, locale)}</time></h2>
<p class="code"><bdi>${code}</bdi></p>
<p class="text">${text.split('\n').map((line) => html`<bdi>${line}</bdi><br>`)}</p>
</article>
`;
}

const style = `
header p { margin: 0; color: var(--faint); }
main { display: grid; gap: 1rem; margin-block-start: 2rem; grid-template-columns: repeat(auto-fill, minmax(min(100%, 19rem), 1fr)); }
article { background: var(--card); border: 1px solid var(--line); border-radius: 1rem; padding: 1rem 1.25rem; }
h2 { display: flex; justify-content: space-between; gap: 1rem; margin: 0; font-size: 1rem; font-weight: 600; }
h2 a { text-decoration: none; }
time { color: var(--faint); font-weight: 400; }
.code { margin: 0.5rem 0; font: 700 2.25rem/1.2 ui-monospace, Menlo, Consolas, monospace; letter-spacing: 0.3em; color: var(--accent); }
.text { margin: 0; color: var(--faint); font-size: 0.9375rem; overflow-wrap: anywhere; }
.empty { color: var(--faint); }
`;
