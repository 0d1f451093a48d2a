import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { disableAnimations } from './disable-animations.ts';

type Options = Parameters<AxeBuilder['options']>[0];

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

const { resolve } = createRequire(import.meta.resolve('@axe-core/playwright'));
const axe = readFileSync(resolve('axe-core/axe.min.js'), 'utf8');

/** Returns one line for each violation: the rule and the elements. */
export async function axeViolations(page: Page): Promise<string[]> {
  // The loading bar stays for a moment after the page has loaded.
  await expect(page.getByRole('progressbar', { name: /…$/ })).toHaveCount(0);
  return runAxe(page, { runOnly: rules, rules: { 'color-contrast': { enabled: false } } });
}

/** Checks the contrast in both themes. No other rule depends on the theme. Leaves the page in the light theme. */
export async function contrastViolations(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme });
    const measureText = await page.evaluateHandle(measureByLetters);
    found.push(...(await runAxe(page, { runOnly: ['color-contrast'] })));
    await measureText.evaluate((measure) => {
      CanvasRenderingContext2D.prototype.measureText = measure;
    });
  }
  return found;
}

/**
 * Measures texts with unjoined letters. Joined letters are narrower, so axe would take them for an icon font and skip
 * them.
 */
function measureByLetters(): typeof measureText {
  const { measureText } = CanvasRenderingContext2D.prototype;
  CanvasRenderingContext2D.prototype.measureText = function (text) {
    return measureText.call(this, Array.from(text).join('\u200c'));
  };
  return measureText;
}

async function runAxe(page: Page, options: Options): Promise<string[]> {
  // Inject axe once per document: injecting it again takes as long as running it.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe);
  const enableAnimations = await disableAnimations(page);
  const found = await violationsOf(page, options);
  const violations = await withoutCovered(page, found);
  await enableAnimations();
  return violations.map(
    ({ id, target, failureSummary }) => `${id}: ${target.join(' ')}\n${failureSummary}`,
  );
}

interface Violation {
  readonly id: string;
  readonly target: readonly string[];
  readonly failureSummary: string;
}

/** Reports only violations and skips frames, which halves the time. */
async function violationsOf(page: Page, options: Options, at?: string): Promise<Violation[]> {
  const builder = new AxeBuilder({ page, axeSource: 'void 0' });
  if (at !== undefined) builder.include(at);
  const { violations } = await builder
    .options({ ...options, resultTypes: ['violations'] })
    .setLegacyMode(true)
    .analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary = '' }) => ({
      id,
      target: target.map(String),
      failureSummary,
    })),
  );
}

/**
 * Checks target sizes again with the focus on the target, because the browser then scrolls it clear of a bar that
 * covers a part of it.
 */
async function withoutCovered(page: Page, found: readonly Violation[]): Promise<Violation[]> {
  const judged: Violation[] = [];
  for (const violation of found) {
    const [at] = violation.target;
    if (violation.id !== 'target-size' || at === undefined) {
      judged.push(violation);
      continue;
    }
    await page.locator(at).focus();
    judged.push(...(await violationsOf(page, { runOnly: ['target-size'] }, at)));
  }
  return judged;
}
