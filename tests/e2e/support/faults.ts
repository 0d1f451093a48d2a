import type { Fault } from '@parde/reference-api';
import { expect, type Page } from '@playwright/test';
import type { Watch } from './watch.ts';

/** What an answer of the API may suffer, by what tests call it. */
export const faultNames = [
  'slow',
  'lost on the way',
  '400',
  '401',
  '404',
  '422',
  '429',
  '500',
  'malformed',
  'empty',
] as const;

export type FaultName = (typeof faultNames)[number];

/**
 * Those that whoever asks through the client can tell apart: half a body and none at all are one and the same to them
 * (answers.test.ts of the client).
 */
export const faultsToldApart = faultNames.filter((name) => name !== 'empty');

type Suffering = Omit<Fault, 'operationId'>;

/** The calls of one operation suffer until the faults are cleared: whoever asks again suffers again. */
const faults: Readonly<Record<FaultName, Suffering>> = {
  slow: { delayMs: 400 },
  'lost on the way': { drop: true },
  400: { status: 400 },
  401: { status: 401 },
  404: { status: 404 },
  422: { status: 422 },
  429: { status: 429, retryAfter: 30 },
  500: { status: 500 },
  malformed: { body: 'malformed' },
  empty: { body: 'empty' },
};

export function faultOf(
  operationId: Fault['operationId'],
  name: FaultName,
  { times = 20 } = {},
): Fault {
  return { operationId, times, ...faults[name] };
}

/** Late enough for what is said meanwhile to be read. */
export function lateAnswerOf(operationId: Fault['operationId']): Fault {
  return { operationId, times: 20, delayMs: 2500 };
}

/** What the browser itself gets to see of a fault, where it asks. */
export function expectFault(watch: Watch, name: FaultName, address: RegExp): void {
  const status = name === 'lost on the way' ? 502 : Number(name);
  if (!Number.isNaN(status)) watch.expectAnswer(status, address);
}

/**
 * The client asks again for what was lost, after a part of a second that chance decides: here at once. How long it
 * waits is proven by its own tests.
 */
export function leaveNothingToChance(page: Page): Promise<unknown> {
  return page.addInitScript(() => {
    Math.random = () => 0.01;
  });
}

/** What is refused to a guest may be had by signing in, which is offered over the page. */
export async function leaveSignIn(page: Page, words: string): Promise<void> {
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(words)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
}
