import { openDB } from 'idb';
import { expect, it } from 'vitest';
import { openStorage, stubDevice } from '../test-support/device.ts';

const viewer = '09120000001';

it('the owner is different on each device, and the key that names it cannot be read', async () => {
  stubDevice();
  const { records } = await openStorage();
  const owner = await records.signOwner(viewer);
  expect(owner).not.toContain(viewer);
  expect(await records.signOwner(viewer)).toBe(owner);
  expect(await records.signOwner('09120000002')).not.toBe(owner);
  records.close();

  const again = await openStorage();
  expect(await again.records.signOwner(viewer), 'it stays on this device').toBe(owner);
  again.records.close();
  const database = await openDB('offline');
  const key: CryptoKey = await database.get('keys', 'owner');
  await expect(crypto.subtle.exportKey('raw', key)).rejects.toThrow('not extractable');
  database.close();

  stubDevice();
  const other = await openStorage();
  expect(await other.records.signOwner(viewer)).not.toBe(owner);
  other.records.close();
});

it('two tabs that create the key at once use the same one', async () => {
  stubDevice();
  const [first, second] = [await openStorage(), await openStorage()];
  const [one, other] = await Promise.all([
    first.records.signOwner(viewer),
    second.records.signOwner(viewer),
  ]);
  expect(one).toBe(other);
  first.records.close();
  second.records.close();
});
