import type { Page } from '@playwright/test';

/**
 * Disables every animation and transition, and returns a function that enables them again. Finishing them is not
 * enough: the end of a transition may start another one in an element below, and animations outside the viewport do
 * not run.
 */
export async function disableAnimations(page: Page): Promise<() => Promise<void>> {
  await page.evaluate(() => {
    const styles = new CSSStyleSheet();
    styles.replaceSync(
      '*, ::before, ::after { animation: none !important; transition: none !important }',
    );
    document.adoptedStyleSheets.push(styles);
  });
  return () => page.evaluate(() => void document.adoptedStyleSheets.pop());
}
