import type { Page } from '@playwright/test';

/** Read alike in both languages. */
const alike = ['QR', 'HD', 'SD', 'UHD', 'HDR', 'Full', 'Dolby', 'Vision'];

/** What axe does not see: whether each text has the right voice, and each control a name that tells it from the others. */
export async function spokenFaults(page: Page): Promise<string[]> {
  // Names first: a card that comes meanwhile has its text then.
  const names = await page.evaluate(attributeNames);
  const texts = await page.evaluate(shownTexts);
  // «Check-in با تأخیر» is a Persian name, wherever it is called.
  const mixed = texts.map(({ text }) => text).filter((text) => isPersian(text) && isForeign(text));
  const mistaken = [
    ...texts.filter(isMistakenText),
    ...names.filter((name) => isMistakenName(name, mixed)),
  ];
  return [
    ...mistaken.map(({ lang, text, attribute = 'text' }) => `not ${lang}, ${attribute}: ${text}`),
    ...(await page.evaluate(repeatedNames)).map((name) => `names different things: ${name}`),
  ];
}

interface Heard {
  readonly text: string;
  /** The language in force. */
  readonly lang: string | null | undefined;
  readonly attribute?: string;
  /** By its element: an address, a number, a code. */
  readonly isCode?: boolean;
}

function shownTexts(): Heard[] {
  const found: Heard[] = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const element = node.parentElement;
    if (!element || element.closest('script, style, [aria-hidden=true]')) continue;
    found.push({
      text: node.textContent?.trim() ?? '',
      lang: element.closest('[lang]')?.getAttribute('lang'),
      isCode: element.closest('[dir=ltr]:not(html, [lang])') !== null,
    });
  }
  return found;
}

function attributeNames(): Heard[] {
  const attributes = ['aria-label', 'title', 'alt', 'placeholder'];
  return attributes.flatMap((attribute) =>
    [...document.body.querySelectorAll(`[${attribute}]`)]
      .filter((element) => !element.closest('[aria-hidden=true]'))
      .map((element) => ({
        text: element.getAttribute(attribute) ?? '',
        lang: element.closest('[lang]')?.getAttribute('lang'),
        attribute,
      })),
  );
}

/** Letters of both are Persian with a foreign word in it. */
function isMistakenText({ text, lang, isCode = false }: Heard): boolean {
  if (isPersian(text)) return lang !== 'fa';
  return lang === 'fa' && !isCode && isForeign(text);
}

/** An attribute has its element's language alone: a foreign word that is heard there has to stand in the content. */
function isMistakenName({ text, lang }: Heard, persian: readonly string[]): boolean {
  if (lang !== 'fa') return isPersian(text);
  const own = persian.reduce((rest, name) => rest.replaceAll(name, ''), text);
  return own.split(/\s+/).some(isForeign);
}

/** Digits and marks have no language. */
const isPersian = (text: string) => /(?=\p{L})\p{Script=Arabic}/u.test(text);

/** Addresses, numbers and codes are spelt out in any voice. */
function isForeign(words: string): boolean {
  if (/\S[@/]\S|\d\p{Script=Latin}|\p{Script=Latin}\d/u.test(words)) return false;
  return (words.match(/\p{Script=Latin}{2,}/gu) ?? []).some((letters) => !alike.includes(letters));
}

/**
 * Of the page's own content: the frame leads to the same places in words of its own. A switch says what it is about, and
 * may stand twice. A description tells controls apart, too.
 */
function repeatedNames(): string[] {
  const targets = new Map<string, Set<unknown>>();
  const controls = document.querySelectorAll<HTMLElement>(':is(main, dialog) :is(a[href], button)');
  for (const control of controls) {
    if (
      !control.checkVisibility({ visibilityProperty: true }) ||
      control.hasAttribute('aria-pressed')
    )
      continue;
    // A refused player is closed by its message as by its corner.
    if (control.closest('dialog')?.querySelector('video')) continue;
    const described = document.getElementById(control.getAttribute('aria-describedby') ?? '');
    const name = [control.ariaLabel ?? control.textContent, described?.textContent ?? '']
      .map((words) => words.trim())
      .filter(Boolean)
      .join(', ');
    // A row of tabs has a name of its own.
    const part = control.closest('nav, dialog, main');
    const place = part?.ariaLabel ?? part?.tagName ?? '';
    const key = `${control.tagName} “${name}” of ${place}`;
    // A title stands on several shelves, and the menu of each of its cards is the same.
    const card = control.matches('[aria-haspopup=dialog]')
      ? control.parentElement?.querySelector<HTMLAnchorElement>(':scope > a')
      : null;
    // Some of them play at once.
    const title = card?.href.replace('/show/', '/');
    const target = control instanceof HTMLAnchorElement ? control.href : (title ?? control);
    targets.set(key, (targets.get(key) ?? new Set()).add(target));
  }
  return Array.from(targets).flatMap(([key, all]) => (all.size > 1 ? [key] : []));
}
