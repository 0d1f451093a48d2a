import { expect, waitFor, within } from 'storybook/test';
import type { PlayerWords } from '../words/player-words.ts';

/** Slow machines have slow lines. */
const patience = { timeout: 15_000 };

/** The `<video>` of a story. */
export function videoIn(canvasElement: HTMLElement): HTMLVideoElement {
  const video = canvasElement.querySelector('video');
  if (!video) throw new Error('There is no video');
  return video;
}

/** Presses a button of the player. Wide and narrow screens have one each: the one that is seen. */
export async function press(canvasElement: HTMLElement, name: string | RegExp): Promise<void> {
  const buttons = await within(canvasElement).findAllByRole('button', { name });
  const seen = buttons.find((button) => button.checkVisibility());
  if (!seen) throw new Error(`No button is seen: ${name}`);
  seen.click();
}

/** Waits until the picture moves past a second. */
export async function untilPast(canvasElement: HTMLElement, seconds: number): Promise<void> {
  const video = videoIn(canvasElement);
  await waitFor(() => expect(video.currentTime).toBeGreaterThan(seconds), patience);
}

export async function eventually(check: () => void): Promise<void> {
  await waitFor(check, patience);
}

/** Opens the settings, and in them a page of a page. */
export async function openSettings(
  canvasElement: HTMLElement,
  { settings }: PlayerWords,
  ...pages: readonly string[]
): Promise<HTMLElement> {
  await press(canvasElement, settings);
  const panel = await within(canvasElement).findByRole('dialog');
  for (const page of pages) {
    const row = await within(panel).findByRole('button', { name: new RegExp(`^${page}`) });
    row.click();
  }
  return panel;
}

/** Every address that is asked for from now on. */
export function watchRequests(): readonly string[] {
  const addresses: string[] = [];
  new PerformanceObserver((list) => {
    for (const { name } of list.getEntries()) addresses.push(name);
  }).observe({ type: 'resource' });
  return addresses;
}

/** Lends an object a property, and gives back how to take it away again. */
export function lend(target: object, name: string, value: unknown): () => void {
  const own = Object.getOwnPropertyDescriptor(target, name);
  Object.defineProperty(target, name, { configurable: true, writable: true, value });
  return () => {
    if (own) Object.defineProperty(target, name, own);
    else Reflect.deleteProperty(target, name);
  };
}
