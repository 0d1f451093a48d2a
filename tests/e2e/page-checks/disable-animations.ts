import type { Page } from '@playwright/test';

/**
 * Disables every animation and transition; returns the undo. Finishing them instead is not enough: an ended transition
 * may start another below it, and one out of sight does not run.
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
