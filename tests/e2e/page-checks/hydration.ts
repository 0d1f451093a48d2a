import type { Page } from '@playwright/test';

/**
 * Postpones every IntersectionObserver until `observeAgain`, so parts that load on scroll do not change the page yet.
 */
export function postponeObservers(page: Page): Promise<unknown> {
  return page.addInitScript(() => {
    const { observe } = IntersectionObserver.prototype;
    const waiting: (() => void)[] = [];
    IntersectionObserver.prototype.observe = function (target) {
      waiting.push(() => observe.call(this, target));
    };
    window.addEventListener('observe-again', () => {
      IntersectionObserver.prototype.observe = observe;
      for (const start of waiting) start();
    });
  });
}

export function observeAgain(page: Page): Promise<unknown> {
  return page.evaluate(() => window.dispatchEvent(new Event('observe-again')));
}

/**
 * Elements that scripts change: they turn header links into buttons, add buttons, render only the visible rows of a
 * long list, and load more rows without a link.
 */
const byScript = 'header, button, [data-index], a[href*="from="]';

/** The texts and named attributes of each rendered element, to compare before and after hydration. */
export function visibleFacts(page: Page): Promise<string[]> {
  return page.evaluate((scripted) => {
    const names = ['href', 'alt', 'aria-label', 'datetime', 'dir', 'lang'];
    const isCompared = (element: Element) =>
      element.getBoundingClientRect().width > 0 && !element.closest(scripted);
    return Array.from(document.body.querySelectorAll(':not(script, style)'))
      .filter(isCompared)
      .flatMap((element) => {
        const text = Array.from(element.childNodes, (node) =>
          node.nodeType === Node.TEXT_NODE ? node.textContent : '',
        ).join('');
        const named = names.map((name) => element.getAttribute(name));
        const facts = [...named, text].filter(Boolean);
        return facts.length > 0 ? [`${element.tagName} ${facts.join(' ')}`] : [];
      });
  }, byScript);
}

/**
 * The facts that hydration has removed or changed. Hydration may add facts, and may append items to the line of a
 * fact.
 */
export async function lostFacts(page: Page, before: readonly string[]): Promise<string[]> {
  const after = await visibleFacts(page);
  return before.filter((fact) => !after.some((each) => `${each} · `.startsWith(`${fact} · `)));
}
