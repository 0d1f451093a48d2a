import { expect, type Page } from '@playwright/test';

/** Read alike in both languages. */
const alike = ['HD', 'SD', 'UHD', 'HDR', 'Full', 'Dolby', 'Vision'];

/** What axe does not see: whether each text has the right voice, and each control a name that tells it from the others. */
export async function expectSpokenWell(page: Page, where: string): Promise<void> {
  expect(
    await page.evaluate(mistakenTexts, alike),
    `${where}: texts in another language than they say`,
  ).toEqual([]);
  expect(
    await page.evaluate(repeatedNames),
    `${where}: controls of one name that do different things`,
  ).toEqual([]);
}

/**
 * Texts whose letters are not those of the language in force. Letters of both are Persian with a foreign word in it.
 * Attributes and `<title>` have no language but their element's, so they are not looked at.
 */
function mistakenTexts(neutral: readonly string[]): string[] {
  const found = new Set<string>();
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const element = node.parentElement;
    const text = node.textContent?.trim() ?? '';
    if (!element || element.closest('script, style, [aria-hidden=true]')) continue;
    const said = element.closest('[lang]')?.getAttribute('lang');
    // Digits and marks have no language.
    const isPersian = /(?=\p{L})\p{Script=Arabic}/u.test(text);
    const words = text.match(/\p{Script=Latin}{2,}/gu) ?? [];
    const isForeign = words.some((word) => !neutral.includes(word));
    // Addresses, numbers and codes are spelt out in any voice.
    const isCode =
      /\S[@/]\S|\d\p{Script=Latin}|\p{Script=Latin}\d/u.test(text) ||
      element.closest('[dir=ltr]:not(html, [lang])') !== null;
    const isWrong = isPersian ? said !== 'fa' : isForeign && said === 'fa' && !isCode;
    if (isWrong) found.add(`${said}: ${text}`);
  }
  return Array.from(found);
}

/**
 * Of the page's own content: the frame leads to the same places in words of its own. A switch says what it is about, and
 * may stand twice. A description tells controls apart, too.
 */
function repeatedNames(): string[] {
  const targets = new Map<string, Set<unknown>>();
  const controls = document.querySelectorAll<HTMLElement>(':is(main, dialog) :is(a[href], button)');
  for (const control of controls) {
    if (!control.checkVisibility() || control.hasAttribute('aria-pressed')) continue;
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
    const target = control instanceof HTMLAnchorElement ? control.href : control;
    targets.set(key, (targets.get(key) ?? new Set()).add(target));
  }
  return Array.from(targets).flatMap(([key, all]) => (all.size > 1 ? [key] : []));
}
