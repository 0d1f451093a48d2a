import { type Page, test } from '@playwright/test';
import { expectAccessible } from './axe.ts';

/**
 * Checks how a state of a page looks to tools: axe in both themes, names and languages, overflow on a narrow phone.
 * Only `pnpm tool check-pages` does so. In `pnpm test` a journey tests behaviour alone.
 */
export async function checkState(page: Page, state: string): Promise<void> {
  const { project, tags } = test.info();
  if (!tags.includes('@states')) {
    throw new Error('`pnpm tool check-pages` finds a test that checks states by its tag @states.');
  }
  if (project.metadata.checksStates === true) await expectAccessible(page, state);
}
