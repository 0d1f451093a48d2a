import { expect, it } from 'vitest';
import { createPictureCache } from './picture-cache.ts';

it('renders a picture once for concurrent requests', async () => {
  const prints = createPictureCache();
  let made = 0;
  const make = async () => {
    made += 1;
    return new Uint8Array([1]);
  };
  await Promise.all(Array.from({ length: 8 }, () => prints.get('a.webp', make)));
  await prints.get('a.webp', make);
  expect(made).toBe(1);
});

it('tries again after a failure', async () => {
  const prints = createPictureCache();
  const fail = () => Promise.reject(new Error('Out of paint.'));
  await expect(prints.get('a.webp', fail)).rejects.toThrow('Out of paint.');
  await expect(prints.get('a.webp', async () => new Uint8Array([7]))).resolves.toEqual(
    new Uint8Array([7]),
  );
});

it('limits how many pictures are rendered at a time', async () => {
  const prints = createPictureCache();
  let running = 0;
  let most = 0;
  const make = async () => {
    running += 1;
    most = Math.max(most, running);
    await new Promise((resolve) => setImmediate(resolve));
    running -= 1;
    return new Uint8Array([1]);
  };
  const names = Array.from({ length: 200 }, (_, index) => `${index}.webp`);
  await Promise.all(names.map((name) => prints.get(name, make)));
  expect(running).toBe(0);
  expect(most).toBeLessThan(100);
});

it('drops the oldest pictures when its memory is full', async () => {
  const prints = createPictureCache();
  const made: string[] = [];
  const get = (name: string) =>
    prints.get(name, async () => {
      made.push(name);
      return new Uint8Array(6_000_000);
    });
  for (const name of ['a', 'b', 'c', 'c', 'a']) await get(name);
  expect(made).toEqual(['a', 'b', 'c', 'a']);
});
