import { expect, type Page } from '@playwright/test';
import { waitForPaint } from './layout-shifts.ts';
import { shareOfBars } from './touch.ts';

/**
 * The narrowest phone, not emulated: for an emulated phone Chrome preloads pictures as if the window were about 500
 * pixels wide.
 */
export const narrowest = { viewport: { width: 320, height: 568 }, isMobile: false } as const;

/**
 * Checks overflow at 400 % zoom, which is 320 × 256 pixels, and texts that the spacing of WCAG 1.4.12 cuts off, both
 * at that zoom and in the current window.
 */
export async function narrowFaults(page: Page): Promise<string[]> {
  const before = page.viewportSize();
  if (!before) throw new Error('The window has no size.');
  const faults = await spacingFaults(page);
  await page.setViewportSize({ width: 320, height: 256 });
  await expect.poll(() => page.evaluate(() => window.innerWidth)).toBe(320);
  faults.push(...(await page.evaluate(overflowing)), ...(await spacingFaults(page)));
  if ((await page.evaluate(shareOfBars)) > 0.05) faults.push('bars cover the window');
  await page.setViewportSize(before);
  return faults;
}

async function spacingFaults(page: Page): Promise<string[]> {
  await spaceTexts(page, true);
  const faults = await page.evaluate(lostTexts);
  await spaceTexts(page, false);
  return faults;
}

/** Turns the text spacing of WCAG 1.4.12 on or off. */
export async function spaceTexts(page: Page, on: boolean): Promise<void> {
  await page.evaluate(spaceText, on);
  // A text that is now cut off gets its button.
  await waitForPaint(page);
}

/** Texts and controls outside the window, except in a container that scrolls or is visually hidden. */
export function overflowing(): string[] {
  const isInBox = (element: Element): boolean => {
    for (let box = element.parentElement; box && box !== document.body; box = box.parentElement) {
      if (/auto|scroll/.test(getComputedStyle(box).overflowX) || box.offsetWidth <= 1) return true;
    }
    return false;
  };
  const { scrollWidth, clientWidth } = document.documentElement;
  const wide = scrollWidth > clientWidth ? [`the page: ${scrollWidth}`] : [];
  const parts = document.querySelectorAll('h1, h2, h3, p, dt, dd, button, a, input, label');
  const out = Array.from(parts).filter((part) => {
    const { left, right, width, height } = part.getBoundingClientRect();
    const isVisible = width > 1 && height > 1 && part.checkVisibility({ opacityProperty: true });
    return isVisible && (left < -1 || right > clientWidth + 1) && !isInBox(part);
  });
  return [...wide, ...out.map((part) => `${part.tagName}: ${part.textContent}`)];
}

/** Uses a constructed stylesheet, because the page's content security policy allows no other styles. */
function spaceText(on: boolean): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`
    * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
    p { margin-block-end: 2em !important; }`);
  document.adoptedStyleSheets = on ? [sheet] : [];
}

/**
 * Finds texts of which a line or its end is cut off, and a page that scrolls sideways.
 * Three cuts are intended. A long text has a button that shows the rest. A card shows two lines of a name, or one
 * line in a row of a shelf, with an ellipsis: screen readers read the full name, and the card's page has it as its
 * heading. A line of facts omits each fact that does not fit completely: screen readers read all facts, and the
 * card's page shows them. Any other text that is cut after one line is lost.
 */
export function lostTexts(): string[] {
  const maxCardLines = 2;
  const hides = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
  const scrolls = (overflow: string) => overflow === 'auto' || overflow === 'scroll';
  const isIntendedCut = (box: Element) => {
    const { webkitLineClamp } = getComputedStyle(box);
    const isInCard = box.closest('a, li, article') !== null;
    const isExcerpt = isInCard && Number.parseInt(webkitLineClamp, 10) >= maxCardLines;
    return (
      isExcerpt || document.querySelector(`[aria-expanded][aria-controls="${box.id}"]`) !== null
    );
  };
  /** The lines of a text without the space above and below the letters, which may be cut off. */
  const textLines = (text: Node, size: number) => {
    const range = document.createRange();
    range.selectNodeContents(text);
    return Array.from(range.getClientRects(), ({ left, right, top, bottom }) => {
      const middle = (top + bottom) / 2;
      return { left, right, top: middle - size, bottom: middle + size };
    });
  };
  /** True if the text is cut off. Boxes around a scroll container do not count, because its content can be scrolled. */
  const isLost = (text: Node, parent: Element): boolean => {
    const lines = textLines(text, Number.parseFloat(getComputedStyle(parent).fontSize) * 0.45);
    let [scrollsX, scrollsY] = [false, false];
    for (let box: Element | null = parent; box && box !== document.body; box = box.parentElement) {
      const { overflowX, overflowY, position } = getComputedStyle(box);
      const { left, right, top, bottom, width, height } = box.getBoundingClientRect();
      scrollsX ||= scrolls(overflowX);
      scrollsY ||= scrolls(overflowY);
      const cutsX = hides(overflowX) && !scrollsX;
      const cutsY = hides(overflowY) && !scrollsY;
      // The box is visually hidden or closed.
      if ((cutsX || cutsY) && (width <= 1 || height <= 1)) return false;
      const isCut = lines.some(
        (line) =>
          (cutsX && (line.left < left - 1 || line.right > right + 1)) ||
          (cutsY && (line.top < top - 1 || line.bottom > bottom + 1)),
      );
      const isLeftOut =
        getComputedStyle(box).flexWrap === 'wrap' && lines.every((line) => line.top > bottom - 1);
      if (isCut) return !(isIntendedCut(box) || isLeftOut);
      // Boxes around a fixed box do not clip it.
      if (position === 'fixed') return false;
    }
    return false;
  };
  const { scrollWidth, clientWidth } = document.documentElement;
  const lost = scrollWidth > clientWidth ? [`the page: ${scrollWidth}`] : [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const parent = text.parentElement;
    const words = text.textContent?.trim();
    if (!parent || !words) continue;
    if (!parent.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    if (isLost(text, parent)) lost.push(`cut off: ${words}`);
  }
  return lost;
}
