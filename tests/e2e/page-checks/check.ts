import { expect, type Page, test } from '@playwright/test';
import { axeViolations, contrastViolations } from './axe.ts';
import { largeTextFaults } from './large-text.ts';
import { narrowFaults } from './narrow.ts';
import { spokenFaults } from './spoken.ts';

/** Runs one check of a page. The reporter counts checks and findings by name. */
export async function check(
  name: string,
  find: () => Promise<readonly string[]>,
  where = '',
): Promise<void> {
  const findings = await find();
  test.info().annotations.push({ type: name, description: String(findings.length) });
  expect.soft(findings, [where, name].filter(Boolean).join(', ')).toEqual([]);
}

/**
 * Checks a state of a page that only a journey reaches. Only `pnpm tool check-pages` does so: in `pnpm test` a
 * journey tests behaviour.
 */
export async function checkState(page: Page, state: string): Promise<void> {
  const { project, tags } = test.info();
  if (!tags.includes('@states')) {
    throw new Error('`pnpm tool check-pages` finds a test that checks states by its tag @states.');
  }
  if (project.metadata.checksAllPages !== true) return;
  await check('names and languages', () => spokenFaults(page), state);
  await check('axe', () => axeViolations(page), state);
  await check('contrast', () => contrastViolations(page), state);
  await check('320 pixels and text spacing', () => narrowFaults(page), state);
  await check('large text', () => largeTextFaults(page), state);
}
