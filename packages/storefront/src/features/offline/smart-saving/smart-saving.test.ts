import { beforeEach, expect, it, vi } from 'vitest';
import type { SavedDevice } from '../../../app/offline/offline-device.ts';
import { changeSmartSettings } from '../../../app/offline/settings.ts';
import type { PageFacts } from '../../../app/page/page.ts';
import { guestOwner } from '../../../app/session/clear-session.ts';
import { stubDocument } from '../../../test-support/offline/device.ts';
import { testPage } from '../../../test-support/test-page.ts';
import { createSmartWorld, type SmartWorld } from '../test-support/smart-world.ts';
import { checkSmartSaving, startSmartSaving } from './smart-saving.ts';

let world: SmartWorld;

beforeEach(async () => {
  world = await createSmartWorld();
  changeSmartSettings({ newEpisodes: { since: 0, height: 480 } });
});

async function start(facts: Partial<PageFacts> = {}, more: Partial<SavedDevice> = {}) {
  const page = await testPage('saved-titles', () => new Response());
  startSmartSaving(
    { ...page, api: world.createApi(), facts: { ...page.facts, ...facts } },
    { ...world.device, ...more },
  );
  await settle();
}

/** Waits long enough for a check to have ended. */
async function settle() {
  for (let turn = 0; turn < 20; turn += 1) await world.records.title('none');
}

it('a viewer’s page saves automatically, and follows a change of the settings', async () => {
  await start();
  await vi.waitFor(() => expect(world.calls).toEqual(['my/rows']));
  changeSmartSettings({ newEpisodes: { since: Date.now() + 1000, height: 480 } });
  checkSmartSaving();
  await vi.waitFor(() => expect(world.calls).toEqual(['my/rows', 'my/rows']));
});

it('a guest’s page saves nothing automatically', async () => {
  await start({}, { owner: guestOwner });
  expect(world.calls).toEqual([]);
});

it('a document that was made for a child saves nothing automatically, though an adult has left kids mode since', async () => {
  await start({ kids: 7 });
  expect(world.calls).toEqual([]);
});

it('a device in kids mode saves nothing automatically', async () => {
  stubDocument({ cookie: 'isKids=7' });
  await start();
  expect(world.calls).toEqual([]);
});

it('a watched title is removed once no tab plays it', async () => {
  changeSmartSettings({ newEpisodes: null, removesSince: 0 });
  await world.save('11');
  await start();
  const end = world.device.markPlaying(world.keyOf('11'));
  await world.watch('11', 990);
  await settle();
  expect(world.ids()).toEqual(['11']);
  await end();
  await vi.waitFor(() => expect(world.ids()).toEqual([]));
});
