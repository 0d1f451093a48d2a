import { expect, type Page } from '@playwright/test';
import { waitForPaint } from './layout-shifts.ts';
import { lostTexts, overflowing } from './narrow.ts';
import { shareOfBars } from './touch.ts';

/** Text as a viewer enlarges it in the browser's settings, to 150 and 200 %: overflow, lost texts, broken words. */
export async function largeTextFaults(page: Page): Promise<string[]> {
  const faults: string[] = [];
  // WCAG asks for 200 % in a usual window, and for 100 % in one of 320 pixels.
  const sizes = (page.viewportSize()?.width ?? 0) > 320 ? [24, 32] : [24];
  for (const size of sizes) {
    await setTextSize(page, size);
    const found = [
      ...(await page.evaluate(overflowing)),
      ...(await page.evaluate(lostTexts)),
      ...(await page.evaluate(brokenWords)),
    ];
    faults.push(...new Set(found.map((fault) => `${size} px: ${fault}`)));
  }
  // The loading bar is thinner.
  if ((await page.evaluate(shareOfBars)) > 0.05) faults.push('bars cover the window');
  await setTextSize(page, 16);
  return faults;
}

/** The browser's setting. A media query in `em` follows it, not the font size of the root element. */
async function setTextSize(page: Page, size: number): Promise<void> {
  // The session ends with the page: to detach it would also bring back a connection that a test has cut.
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Page.setFontSizes', { fontSizes: { standard: size } });
  await expect
    .poll(() => page.evaluate(() => getComputedStyle(document.documentElement).fontSize))
    .toBe(`${size}px`);
  // A text that is cut now gets its button.
  await waitForPaint(page);
}

/** Words that do not fit in their box and continue on the next line. */
function brokenWords(): string[] {
  const broken: string[] = [];
  const range = document.createRange();
  const linesOf = () => new Set(Array.from(range.getClientRects(), ({ top }) => Math.round(top)));
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const parent = text.parentElement;
    if (!parent?.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    range.selectNodeContents(text);
    // Visually hidden, or on one line.
    if (parent.getBoundingClientRect().width <= 1 || linesOf().size < 2) continue;
    for (const token of (text.textContent ?? '').matchAll(/\S+/g)) {
      // An address may be longer than any line.
      if (/[@/]/.test(token[0])) continue;
      for (const { 0: word, index } of token[0].matchAll(/[\p{L}\p{M}\p{N}\u200c]+/gu)) {
        range.setStart(text, token.index + index);
        range.setEnd(text, token.index + index + word.length);
        if (linesOf().size > 1) broken.push(`broken: ${word} (${token.input.trim().slice(0, 40)})`);
      }
    }
  }
  return broken;
}
