import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { standStill } from './stand-still.ts';

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What axe finds, one line each: the rule, and where. */
export async function accessibilityProblems(page: Page): Promise<string[]> {
  // The bar over the page stays for a moment after what it was for has come.
  await expect(page.getByRole('progressbar', { name: /…$/ })).toHaveCount(0);
  return findings(page, new AxeBuilder({ page }).withTags(rules));
}

/** What axe finds of the one rule that another theme may break. */
export async function contrastProblems(page: Page): Promise<string[]> {
  return findings(page, new AxeBuilder({ page }).withRules('color-contrast'));
}

/** When the colours have arrived: another theme may have been chosen just before. */
async function findings(page: Page, axe: AxeBuilder): Promise<string[]> {
  const move = await standStill(page);
  const { violations } = await axe.analyze();
  await move();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}\n${failureSummary}`),
  );
}
