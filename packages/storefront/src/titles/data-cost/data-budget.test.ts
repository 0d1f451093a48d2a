import { storageKeys } from '@parde/domain';
import { afterEach, expect, it, vi } from 'vitest';
import { readSettingsAgain } from '../../app/settings/settings.ts';
import { testPage } from '../../test-support/test-page.ts';
import { dataBudget } from './data-budget.ts';
import { dataOperator } from './use-operator.ts';

afterEach(() => vi.unstubAllGlobals());

it('the budget and the operator follow a change in another tab', async () => {
  const stored = new Map<string, string>([
    [storageKeys.dataBudget, '5'],
    [storageKeys.dataOperator, 'mci'],
  ]);
  vi.stubGlobal('localStorage', { getItem: (key: string) => stored.get(key) ?? null });
  const { facts } = await testPage('data-cost', () => Response.json({}));
  for (const [key, newValue] of stored) readSettingsAgain(facts, { key, newValue });
  expect([dataBudget.read(facts), dataOperator.read(facts)]).toEqual([5, 'mci']);
});
