import { createApiClient } from '@parde/api-client';
import { afterEach, expect, it, vi } from 'vitest';
import { guestOwner } from '../../../app/session/clear-session.ts';
import { openNewDevice } from '../test-support/device.ts';
import { openSmartSaving } from './smart-saving.ts';

afterEach(() => vi.unstubAllGlobals());

it.each([
  ['a viewer', 'owner', true],
  ['a guest', guestOwner, false],
])('%s', async (_, owner, works) => {
  const { records } = await openNewDevice();
  const smart = openSmartSaving({
    owner,
    isOwnersSession: () => true,
    records,
    api: createApiClient({ baseUrl: 'https://api.example/api/v1' }),
    add: async () => {},
    remove: async () => {},
    onFault: () => {},
  });
  expect(smart !== null).toBe(works);
  records.close();
});
