import type { Page } from '@playwright/test';

/**
 * Everything on the page is at once where it would have come to. An animation that is ended by hand may start another
 * below it (a colour that is inherited), and one out of sight does not go on; so none is let begin. What is returned
 * lets them.
 */
export async function standStill(page: Page): Promise<() => Promise<void>> {
  await page.evaluate(() => {
    const still = new CSSStyleSheet();
    still.replaceSync(
      '*, ::before, ::after { animation: none !important; transition: none !important }',
    );
    document.adoptedStyleSheets.push(still);
  });
  return () => page.evaluate(() => void document.adoptedStyleSheets.pop());
}
