import type { Page } from '@playwright/test';
import type { Watch } from '../support/watch.ts';

/** Faults that block the first paint, or paint it without its styles or its font. */
export async function firstPaintFaults(page: Page, watch: Watch): Promise<string[]> {
  const sheets = watch.requests().filter((request) => request.resourceType() === 'stylesheet');
  const found = await page.evaluate(() => {
    const faults: string[] = [];
    for (const entry of performance.getEntriesByType('resource')) {
      const { renderBlockingStatus } = JSON.parse(JSON.stringify(entry));
      if (renderBlockingStatus === 'blocking') faults.push(`blocks: ${entry.name}`);
    }
    const styles = Array.from(document.head.querySelectorAll('style'), (it) => it.textContent);
    if (styles.join('').length < 5000) faults.push('its styles did not come with it');
    for (const link of document.querySelectorAll('link[rel=stylesheet]:not([type="text/inline"])'))
      faults.push(`loads a style sheet: ${link.outerHTML}`);
    const eager = 'head link[rel=modulepreload]:not([fetchpriority=low])';
    for (const link of document.querySelectorAll(eager)) faults.push(`eager: ${link.outerHTML}`);
    const fonts = document.querySelectorAll('head link[rel=preload][as=font]').length;
    if (fonts !== 1) faults.push(`preloads ${fonts} fonts`);
    return faults;
  });
  return [...sheets.map((request) => `asks for a style sheet: ${request.url()}`), ...found];
}

/**
 * Fonts other than the preloaded font and at most one more for the letters of the other script. An English page also
 * has names in extended Latin letters.
 */
export function fontFaults(page: Page, watch: Watch): Promise<string[]> {
  const fontRequests = watch.requests().filter((request) => request.resourceType() === 'font');
  return page.evaluate(
    ([first, ...others]) => {
      const most = document.documentElement.lang === 'fa' ? 1 : 2;
      const named = document.querySelector<HTMLLinkElement>('link[rel=preload][as=font]')?.href;
      const isRight = first === named && others.length <= most && !others.includes(named ?? '');
      return isRight ? [] : [`preloads ${named}, asks for ${[first, ...others].join(', ')}`];
    },
    fontRequests.map((request) => request.url()),
  );
}
