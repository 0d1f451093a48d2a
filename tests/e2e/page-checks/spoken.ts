import type { Page } from '@playwright/test';

/** Terms that are read alike in both languages. */
const alike = ['QR', 'HD', 'SD', 'UHD', 'HDR', 'Full', 'Dolby', 'Vision'];

/**
 * Checks that axe does not make: each text has the language of the right voice, and each control has a name that
 * distinguishes it from the others.
 */
export async function spokenFaults(page: Page): Promise<string[]> {
  // Read the names first. A card that loads in the meantime is then also in the texts.
  const names = await page.evaluate(attributeNames);
  const texts = await page.evaluate(shownTexts);
  // «Check-in با تأخیر» is a Persian name, so it may occur in any attribute.
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

interface AnnouncedText {
  readonly text: string;
  /** The value of the nearest `lang` attribute. */
  readonly lang: string | null | undefined;
  readonly attribute?: string;
  /** True if the element contains an address, a number or a code. */
  readonly isCode?: boolean;
}

function shownTexts(): AnnouncedText[] {
  const found: AnnouncedText[] = [];
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

function attributeNames(): AnnouncedText[] {
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

/** A text with letters of both scripts is a Persian text with a foreign word. */
function isMistakenText({ text, lang, isCode = false }: AnnouncedText): boolean {
  if (isPersian(text)) return lang !== 'fa';
  return lang === 'fa' && !isCode && isForeign(text);
}

/** An attribute has only the language of its element, so a foreign word must be in the content instead. */
function isMistakenName({ text, lang }: AnnouncedText, persian: readonly string[]): boolean {
  if (lang !== 'fa') return isPersian(text);
  const own = persian.reduce((rest, name) => rest.replaceAll(name, ''), text);
  return own.split(/\s+/).some(isForeign);
}

/** Digits and punctuation have no language. */
const isPersian = (text: string) => /(?=\p{L})\p{Script=Arabic}/u.test(text);

/** Addresses, numbers and codes are spelt out in any voice. */
function isForeign(words: string): boolean {
  if (/\S[@/]\S|\d\p{Script=Latin}|\p{Script=Latin}\d/u.test(words)) return false;
  return (words.match(/\p{Script=Latin}{2,}/gu) ?? []).some((letters) => !alike.includes(letters));
}

/**
 * Returns names that several controls of the page's own content share. Header and footer are left out, because they
 * lead to the same pages under names of their own. A switch shows what it is about, so its name may occur twice. A
 * description distinguishes controls, too.
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
    // Both the message and the corner button of a refused player close it.
    if (control.closest('dialog')?.querySelector('video')) continue;
    const described = document.getElementById(control.getAttribute('aria-describedby') ?? '');
    const name = [control.ariaLabel ?? control.textContent, described?.textContent ?? '']
      .map((words) => words.trim())
      .filter(Boolean)
      .join(', ');
    // A row of tabs has its own name.
    const part = control.closest('nav, dialog, main');
    const landmark = part?.ariaLabel ?? part?.tagName ?? '';
    const key = `${control.tagName} “${name}” of ${landmark}`;
    // A title is on several shelves, and the menu of each of its cards is the same.
    const card = control.matches('[aria-haspopup=dialog]')
      ? control.parentElement?.querySelector<HTMLAnchorElement>(':scope > a')
      : null;
    // Some cards link directly to the player.
    const title = card?.href.replace('/show/', '/');
    const target = control instanceof HTMLAnchorElement ? control.href : (title ?? control);
    targets.set(key, (targets.get(key) ?? new Set()).add(target));
  }
  return Array.from(targets).flatMap(([key, all]) => (all.size > 1 ? [key] : []));
}
