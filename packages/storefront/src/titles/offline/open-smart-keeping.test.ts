import { createApiClient } from '@parde/api-client';
import { afterEach, expect, it, vi } from 'vitest';
import { guestOwner } from '../../app/session/clear-session.ts';
import { openSmartKeeping } from './open-smart-keeping.ts';
import { openNewDevice } from './test-support/device.ts';

afterEach(() => vi.unstubAllGlobals());

it.each([
  ['a viewer who is known', 'owner', true, true],
  ['a guest', guestOwner, true, false],
  ['a viewer who is only presumed', 'owner', false, false],
])('%s', async (_, owner, canAsk, works) => {
  const { records } = await openNewDevice();
  const smart = openSmartKeeping({
    owner,
    canAsk,
    records,
    api: createApiClient({ baseUrl: 'https://api.example/api/v1' }),
    tellsPlaces: true,
    listsNewEpisodes: true,
    add: async () => {},
    remove: async () => {},
    onFault: () => {},
  });
  expect(smart !== null).toBe(works);
  records.close();
});
