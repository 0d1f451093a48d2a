import type { Page } from '@playwright/test';

/**
 * Finds controls that a bar over the page covers when the keyboard focuses them (WCAG 2.2, 2.4.11), forwards and
 * backwards. The browser scrolls each control into view when it gets the focus.
 */
export async function coveredTabStops(page: Page): Promise<string[]> {
  const found = await page.evaluate(coveredStops);
  return [...new Set([...found, ...(await page.evaluate(scrollPaddingFaults))])];
}

/** The browser keeps a focused control outside the scroll padding, so the padding must equal the height of the bars. */
function scrollPaddingFaults(): string[] {
  const heights = { top: 0, bottom: 0 };
  for (const bar of document.querySelectorAll<HTMLElement>('body :not(dialog, dialog *)')) {
    const { position, top, bottom } = getComputedStyle(bar);
    const isBar = bar.offsetWidth >= innerWidth * 0.9 && bar.offsetHeight > 10;
    if (!isBar || !/fixed|sticky/.test(position)) continue;
    if (Number.parseFloat(top) < 100) heights.top += bar.offsetHeight;
    else if (Number.parseFloat(bottom) < 100) heights.bottom += bar.offsetHeight;
  }
  const { scrollPaddingTop, scrollPaddingBottom } = getComputedStyle(document.documentElement);
  const isWrong = (padding: string, height: number) =>
    Math.abs(Number.parseFloat(padding) - height) > 2;
  return [
    ...(isWrong(scrollPaddingTop, heights.top)
      ? [`top: ${scrollPaddingTop}, bars ${heights.top}`]
      : []),
    ...(isWrong(scrollPaddingBottom, heights.bottom)
      ? [`bottom: ${scrollPaddingBottom}, bars ${heights.bottom}`]
      : []),
  ];
}

function coveredStops(): string[] {
  const barOf = (element: Element | null): Element | null => {
    for (let box = element; box && box !== document.body; box = box.parentElement) {
      if (/fixed|sticky/.test(getComputedStyle(box).position)) return box;
    }
    return null;
  };
  const stops = Array.from(
    document.querySelectorAll<HTMLElement>(
      'a[href], button, input, select, textarea, summary, [tabindex="0"]',
    ),
  );
  window.scrollTo({ top: 0, behavior: 'instant' });
  const covered = [...stops, ...stops.toReversed()].flatMap((stop) => {
    stop.focus();
    if (document.activeElement !== stop) return [];
    const target = stop.closest('label') ?? stop;
    const { left, right, top, bottom } = target.getBoundingClientRect();
    const bar = barOf(document.elementFromPoint((left + right) / 2, (top + bottom) / 2));
    if (bar === null || bar.contains(target)) return [];
    const name = target.ariaLabel ?? target.textContent.trim().slice(0, 40);
    return [`${target.tagName} “${name}” is beneath ${bar.tagName}.${bar.className}`];
  });
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  window.scrollTo({ top: 0, behavior: 'instant' });
  return covered;
}
