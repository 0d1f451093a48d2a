import { expect, type Page } from '@playwright/test';
import { waitForPaint } from './layout-shifts.ts';
import { lostTexts, overflowing } from './narrow.ts';
import { shareOfBars } from './touch.ts';

/**
 * Checks text that a viewer enlarges to 150 and 200 % in the browser's settings: overflow, lost texts, broken words.
 * On a phone, 200 % is checked at 360 × 800, the usual size on Android.
 * WCAG 1.4.4 requires 200 % in every window. In a window of 320 pixels, which is 400 % zoom already, the check stops
 * at 150 %.
 */
export async function largeTextFaults(page: Page): Promise<string[]> {
  const before = page.viewportSize();
  if (!before) throw new Error('The window has no size.');
  const faults: string[] = [];
  await page.evaluate(layOutAll);
  for (const size of before.width > 320 ? [24, 32] : [24]) {
    const isNarrower = size === 32 && before.width <= 390;
    if (isNarrower) await page.setViewportSize({ width: 360, height: 800 });
    await setTextSize(page, size);
    const found = [
      ...(await page.evaluate(overflowing)),
      ...(await page.evaluate(lostTexts)),
      ...(await page.evaluate(findBrokenWords)),
    ];
    faults.push(...new Set(found.map((fault) => `${size} px: ${fault}`)));
  }
  // The limit ignores the loading bar, which is thinner.
  if ((await page.evaluate(shareOfBars)) > 0.05) faults.push('bars cover the window');
  await page.setViewportSize(before);
  await setTextSize(page, 16);
  await page.evaluate(() => {
    document.adoptedStyleSheets = [];
  });
  return faults;
}

/** Lays out all parts, because a part outside the viewport would keep the layout of the wider window for a while. */
function layOutAll(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('* { content-visibility: visible !important; }');
  document.adoptedStyleSheets = [sheet];
}

/**
 * Changes the font size in the browser's settings. Media queries in `em` follow this setting, not the font size of
 * the root element.
 */
async function setTextSize(page: Page, size: number): Promise<void> {
  // The session ends with the page. Detaching it would also restore a connection that a test has cut.
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Page.setFontSizes', { fontSizes: { standard: size } });
  await expect
    .poll(() => page.evaluate(() => getComputedStyle(document.documentElement).fontSize))
    .toBe(`${size}px`);
  // A text that is now cut off gets its button.
  await waitForPaint(page);
}

/** Words that do not fit in their box and continue on the next line. */
function findBrokenWords(): string[] {
  const broken: string[] = [];
  const range = document.createRange();
  const countLines = (parent: Element) => {
    const isClamped = getComputedStyle(parent).webkitLineClamp !== 'none';
    // Words after the ellipsis of a card's name are not visible.
    const end = isClamped ? parent.getBoundingClientRect().bottom : Number.POSITIVE_INFINITY;
    const seen = [...range.getClientRects()].filter(({ top, height }) => top + height / 2 < end);
    return new Set(seen.map(({ top }) => Math.round(top)));
  };
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const parent = text.parentElement;
    if (!parent?.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    range.selectNodeContents(text);
    // Skip texts that are visually hidden or on one line.
    if (parent.getBoundingClientRect().width <= 1 || countLines(parent).size < 2) continue;
    for (const token of (text.textContent ?? '').matchAll(/\S+/g)) {
      // An address may be longer than any line.
      if (/[@/]/.test(token[0])) continue;
      for (const { 0: word, index } of token[0].matchAll(/[\p{L}\p{M}\p{N}\u200c]+/gu)) {
        range.setStart(text, token.index + index);
        range.setEnd(text, token.index + index + word.length);
        if (countLines(parent).size < 2) continue;
        broken.push(`broken: ${word} (${token.input.trim().slice(0, 40)})`);
      }
    }
  }
  return broken;
}
