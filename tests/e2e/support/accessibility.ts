import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What axe finds, one line each: the rule, and where. */
export async function accessibilityProblems(page: Page): Promise<string[]> {
  return findings(new AxeBuilder({ page }).withTags(rules));
}

/** What axe finds of the one rule that another theme may break, when the colours have arrived. */
export async function contrastProblems(page: Page): Promise<string[]> {
  await page.evaluate(async () => {
    const transitions = document.getAnimations().filter((each) => each instanceof CSSTransition);
    await Promise.allSettled(transitions.map(({ finished }) => finished));
  });
  return findings(new AxeBuilder({ page }).withRules('color-contrast'));
}

async function findings(axe: AxeBuilder): Promise<string[]> {
  const { violations } = await axe.analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}\n${failureSummary}`),
  );
}
