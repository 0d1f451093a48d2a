import { expect, type Page } from '@playwright/test';
import { disableAnimations } from './disable-animations.ts';

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

/**
 * Returns the computed styles, one line per element, in document order. `outside` is a selector of elements to leave
 * out.
 */
export async function computedStyles(page: Page, outside = ''): Promise<string[]> {
  await page.evaluate(() => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    window.scrollTo(0, 0);
  });
  await page.mouse.move(0, 0);
  // The loading bar stays for a moment.
  await expect(page.getByRole('progressbar')).toHaveCount(0);
  const move = await disableAnimations(page);
  const styleLines = await page.evaluate(
    async ([names, part]) => {
      await document.fonts.ready;
      return Array.from(document.body.querySelectorAll('*'))
        .filter((element) => !element.closest(`script, [hidden]${part === '' ? '' : `, ${part}`}`))
        .map((element) => {
          const style = getComputedStyle(element);
          const lines = names.map((name) => `${name}: ${style.getPropertyValue(name)}`);
          return `${element.tagName}.${element.getAttribute('class') ?? ''} { ${lines.join('; ')} }`;
        });
    },
    [properties, outside] as const,
  );
  await move();
  return styleLines;
}
