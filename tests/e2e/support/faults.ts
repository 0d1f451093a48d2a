import type { Fault } from '@parde/reference-api';
import { expect, type Page, test } from '@playwright/test';
import type { Watch } from './watch.ts';

/** The faults that an answer may have. */
export const faultNames = [
  'slow',
  'connection lost',
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
 * Faults that a caller of the client can distinguish: a malformed and an empty body have the same effect
 * (answers.test.ts of the client).
 */
export const distinctFaults = faultNames.filter((name) => name !== 'empty');

/**
 * Returns all faults in `pnpm tool check-pages`. In `pnpm test`, returns one fault with the server's text and one
 * without, because the client's tests cover the others.
 */
export function faultsToTry(all: readonly FaultName[]): readonly FaultName[] {
  const { project, tags } = test.info();
  if (!tags.includes('@states')) {
    throw new Error(
      '`pnpm tool check-pages` finds a test that tries all faults by its tag @states.',
    );
  }
  if (project.metadata.checksAllPages === true) return all;
  return all.filter((name) => name === '500' || name === 'malformed');
}

const server = 'مشکلی از سمت ما پیش آمد. کمی بعد دوباره تلاش کنید.';

/** The server's own text for a fault. Without such a text, a part shows its own. */
export const serverTexts: Readonly<Partial<Record<FaultName, string>>> = {
  'connection lost': 'در حال حاضر ارتباط با سرویس برقرار نمی‌شود.',
  400: server,
  404: 'این عنوان پیدا نشد.',
  422: 'موارد مشخص‌شده را بررسی کنید.',
  429: 'تعداد تلاش‌ها بیش از اندازه است.',
  500: server,
};

type FaultEffect = Omit<Fault, 'operationId'>;

/** Each fault lasts until the faults are cleared, so a retry fails too. */
const faults: Readonly<Record<FaultName, FaultEffect>> = {
  slow: { delayMs: 400 },
  'connection lost': { drop: true },
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

/** A delay that is long enough to observe the loading state. */
export function slowAnswerOf(operationId: Fault['operationId']): Fault {
  return { operationId, times: 20, delayMs: 1000 };
}

/** Expects the browser's own error for a fault. */
export function expectFault(watch: Watch, name: FaultName, address: RegExp): void {
  const status = name === 'connection lost' ? 502 : Number(name);
  if (!Number.isNaN(status)) watch.expectAnswer(status, address);
}

/** Removes the jitter from the client's retry delay. The client's own tests cover the delay. */
export function retryAtOnce(page: Page): Promise<unknown> {
  return page.addInitScript(() => {
    Math.random = () => 0.01;
  });
}

/** Closes the sign-in that a guest's 401 has opened over the page. */
export async function dismissSignIn(page: Page, messages: string): Promise<void> {
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(messages)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
}
