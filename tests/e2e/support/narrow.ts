import { expect, type Page } from '@playwright/test';

/**
 * A window as narrow as the narrowest phone. Not a mobile one: when Chrome preloads, it takes every emulated phone for one
 * of some 500 pixels, and asks for a wider picture than the page then shows.
 */
export const narrowest = { viewport: { width: 320, height: 568 }, isMobile: false } as const;

/**
 * Checks for clipping and horizontal overflow at 320 pixels, also with the spacing of WCAG 1.4.12, then restores the
 * window's size.
 */
export async function expectToFitNarrow(page: Page, where: string): Promise<void> {
  const before = page.viewportSize();
  if (!before) throw new Error('The window has no size.');
  await page.setViewportSize({ width: 320, height: 640 });
  await expect.poll(() => page.evaluate(() => window.innerWidth), where).toBe(320);
  await expect.poll(() => page.evaluate(overflowing), `${where}, at 320 pixels`).toEqual([]);
  await page.evaluate(spaceText, true);
  await expect.poll(() => page.evaluate(lostTexts), `${where}, with text spacing`).toEqual([]);
  await page.evaluate(spaceText, false);
  await page.setViewportSize(before);
}

/** Texts and controls outside the window, except in a container that scrolls. */
function overflowing(): string[] {
  const scrollsByItself = (element: Element): boolean => {
    for (let box = element.parentElement; box && box !== document.body; box = box.parentElement) {
      if (/auto|scroll/.test(getComputedStyle(box).overflowX)) return true;
    }
    return false;
  };
  const { scrollWidth, clientWidth } = document.documentElement;
  const wide = scrollWidth > clientWidth ? [`the page: ${scrollWidth}`] : [];
  const parts = document.querySelectorAll('h1, h2, h3, p, dt, dd, button, a, input, label');
  const out = Array.from(parts).filter((part) => {
    const { left, right, width, height } = part.getBoundingClientRect();
    const isSeen = width > 1 && height > 1 && part.checkVisibility({ opacityProperty: true });
    return isSeen && (left < -1 || right > clientWidth + 1) && !scrollsByItself(part);
  });
  return [...wide, ...out.map((part) => `${part.tagName}: ${part.textContent}`)];
}

/** By the object model: the page's policy allows no other style. */
function spaceText(on: boolean): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`
    * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
    p { margin-block-end: 2em !important; }`);
  document.adoptedStyleSheets = on ? [sheet] : [];
}

/** Paragraphs of which a part is cut off, without a button that shows it, and a page that scrolls sideways. */
function lostTexts(): string[] {
  const { scrollWidth, clientWidth } = document.documentElement;
  const wide = scrollWidth > clientWidth ? [`the page: ${scrollWidth}`] : [];
  const lost = Array.from(document.querySelectorAll('p, :has(> p)')).filter((part) => {
    const { overflowX, overflowY } = getComputedStyle(part);
    // Of the letters: what is cut of a margin is nothing.
    const text = document.createRange();
    text.selectNodeContents(part);
    const box = part.getBoundingClientRect();
    const isCut = text.getBoundingClientRect().bottom > box.bottom + 1 && box.height > 1;
    const hides = [overflowX, overflowY].some((value) => value === 'hidden' || value === 'clip');
    if (!isCut || !hides || !part.checkVisibility({ opacityProperty: true })) return false;
    return !document.querySelector(`button[aria-expanded][aria-controls="${part.id}"]`);
  });
  return [...wide, ...lost.map((part) => `cut off: ${part.textContent}`)];
}
