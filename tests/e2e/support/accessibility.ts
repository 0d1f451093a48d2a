import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { expectToFitNarrow } from './narrow.ts';
import { standStill } from './stand-still.ts';

interface RunOnly {
  readonly type: 'tag' | 'rule';
  readonly values: string[];
}

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

const { resolve } = createRequire(import.meta.resolve('@axe-core/playwright'));
const axe = readFileSync(resolve('axe-core/axe.min.js'), 'utf8');

/** What axe finds, one line each: the rule, and where. */
export async function accessibilityProblems(page: Page): Promise<string[]> {
  // The bar over the page stays for a moment after what it was for has come.
  await expect(page.getByRole('progressbar', { name: /…$/ })).toHaveCount(0);
  return findings(page, { type: 'tag', values: rules });
}

/** What axe finds of the one rule that another theme may break. */
async function contrastProblems(page: Page): Promise<string[]> {
  return findings(page, { type: 'rule', values: ['color-contrast'] });
}

/** Axe finds nothing, by day and by night. It is day again, then. */
export async function expectGoodByDayAndNight(page: Page, where: string): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light' });
  expect(await accessibilityProblems(page), `${where}, by day`).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await contrastProblems(page), `${where}, by night`).toEqual([]);
  await page.emulateMedia({ colorScheme: 'light' });
}

/** Axe finds nothing, by day and by night, and the narrowest phone holds the page. */
export async function expectGoodForAll(page: Page, where: string): Promise<void> {
  await expectGoodByDayAndNight(page, where);
  await expectToFitNarrow(page, where);
}

/** When the colours have arrived: another theme may have been chosen just before. */
async function findings(page: Page, runOnly: RunOnly): Promise<string[]> {
  // Once a document: to bring it again, as its builder does, takes as long as to look.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe);
  const move = await standStill(page);
  // Half the time: what passes is not described, and there are no frames whose findings another page would gather.
  const { violations } = await new AxeBuilder({ page, axeSource: 'void 0' })
    .options({ runOnly, resultTypes: ['violations'] })
    .setLegacyMode(true)
    .analyze();
  await move();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}\n${failureSummary}`),
  );
}
