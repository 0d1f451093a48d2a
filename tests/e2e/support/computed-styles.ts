import type { Page } from '@playwright/test';

const properties = [
  'display',
  'position',
  'color',
  'background-color',
  'background-image',
  'font-family',
  'font-size',
  'font-weight',
  'line-height',
  'text-align',
  'padding',
  'margin',
  'border',
  'border-radius',
  'box-shadow',
  'gap',
  'grid-template-columns',
  'opacity',
  'z-index',
  'inline-size',
  'direction',
  'overflow',
];

/** What every element of a page looks like: one line an element, in the document's order. */
export async function computedStyles(page: Page): Promise<string[]> {
  await page.evaluate(() => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    window.scrollTo(0, 0);
  });
  await page.mouse.move(0, 0);
  return page.evaluate(async (names) => {
    await document.fonts.ready;
    // What moves is compared where it stands still.
    for (const animation of document.getAnimations()) animation.cancel();
    return Array.from(document.body.querySelectorAll('*'))
      .filter((element) => !element.closest('script, [hidden]'))
      .map((element) => {
        const style = getComputedStyle(element);
        const looks = names.map((name) => `${name}: ${style.getPropertyValue(name)}`);
        return `${element.tagName}.${element.getAttribute('class') ?? ''} { ${looks.join('; ')} }`;
      });
  }, properties);
}
