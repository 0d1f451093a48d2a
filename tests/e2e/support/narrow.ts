import { expect, type Page } from '@playwright/test';

/**
 * A window as narrow as the narrowest phone. Not a mobile one: when Chrome preloads, it takes every emulated phone for one
 * of some 500 pixels, and asks for a wider picture than the page then shows.
 */
export const narrowest = { viewport: { width: 320, height: 568 }, isMobile: false } as const;

/** Checks for clipping and horizontal overflow at 320 pixels, then restores the window's size. */
export async function expectToFitNarrow(page: Page, where: string): Promise<void> {
  const before = page.viewportSize();
  if (!before) throw new Error('The window has no size.');
  await page.setViewportSize({ width: 320, height: 640 });
  await expect.poll(() => page.evaluate(() => window.innerWidth), where).toBe(320);
  await expect.poll(() => page.evaluate(overflowing), `${where}, at 320 pixels`).toEqual([]);
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
