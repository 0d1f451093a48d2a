import type { Page } from '@playwright/test';
import { open } from './journey.ts';

/** Opens a page and waits until its service worker controls the next page. */
export async function openWithWorker(page: Page, address: string): Promise<void> {
  await open(page, address);
  await page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready;
    if (!active || active.state === 'activated') return;
    await new Promise<void>((resolve) => {
      active.addEventListener('statechange', () => {
        if (active.state === 'activated') resolve();
      });
    });
  });
}

/** The addresses in all caches of the device. */
export const cachedPaths = (page: Page) =>
  page.evaluate(async () => {
    const opened = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
    const requests = await Promise.all(opened.map((cache) => cache.keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });

/** Sends the worker a message as a page does, and waits for its reply. */
export const sendToWorker = (page: Page, type: 'keep-downloads-page' | 'drop-downloads-page') =>
  page.evaluate(async (messageType) => {
    const { active } = await navigator.serviceWorker.ready;
    const { port1, port2 } = new MessageChannel();
    return new Promise<unknown>((resolve) => {
      port1.onmessage = ({ data }) => resolve(data);
      active?.postMessage({ type: messageType }, [port2]);
    });
  }, type);
