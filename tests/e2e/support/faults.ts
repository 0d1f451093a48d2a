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

type Suffering = Omit<Fault, 'operationId'>;

/** The calls of one operation suffer until the faults are cleared: whoever asks again suffers again. */
const faults: Readonly<Record<FaultName, Suffering>> = {
  slow: { delayMs: 1200 },
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

/** What the browser itself gets to see of a fault, where it asks. */
export function expectFault(watch: Watch, name: FaultName, address: RegExp): void {
  const status = name === 'lost on the way' ? 502 : Number(name);
  if (!Number.isNaN(status)) watch.expectAnswer(status, address);
}

/** What is refused to a guest may be had by signing in, which is offered over the page. */
export async function leaveSignIn(page: Page, words: string): Promise<void> {
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(words)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
}
