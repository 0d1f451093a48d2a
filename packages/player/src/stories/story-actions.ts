import { expect, waitFor, within } from 'storybook/test';
import type { PlayerMessages } from '../messages/player-messages.ts';

/** Slow machines need a long timeout. */
const timeout = { timeout: 15_000 };

export function videoIn(canvasElement: HTMLElement): HTMLVideoElement {
  const video = canvasElement.querySelector('video');
  if (!video) throw new Error('There is no video');
  return video;
}

/** Clicks the visible button of two, because wide and narrow screens have one each. */
export async function clickButton(
  canvasElement: HTMLElement,
  name: string | RegExp,
): Promise<void> {
  const buttons = await within(canvasElement).findAllByRole('button', { name });
  const visibleButton = buttons.find((button) => button.checkVisibility());
  if (!visibleButton) throw new Error(`No button is seen: ${name}`);
  visibleButton.click();
}

/** Waits until playback has passed a time. */
export async function waitForTime(canvasElement: HTMLElement, seconds: number): Promise<void> {
  const video = videoIn(canvasElement);
  await waitFor(() => expect(video.currentTime).toBeGreaterThan(seconds), timeout);
}

export async function waitUntil(check: () => void): Promise<void> {
  await waitFor(check, timeout);
}

/** Opens the settings, and the given pages in them. */
export async function openSettings(
  canvasElement: HTMLElement,
  { settings }: PlayerMessages,
  ...pages: readonly string[]
): Promise<HTMLElement> {
  await clickButton(canvasElement, settings);
  const panel = await within(canvasElement).findByRole('dialog');
  for (const page of pages) {
    const row = await within(panel).findByRole('button', { name: new RegExp(`^${page}`) });
    row.click();
  }
  return panel;
}

/** Records every request from now on. */
export function watchRequests(): readonly string[] {
  const addresses: string[] = [];
  new PerformanceObserver((list) => {
    for (const { name } of list.getEntries()) addresses.push(name);
  }).observe({ type: 'resource' });
  return addresses;
}

/** Overrides a property. Returns a function that restores it. */
export function overrideProperty(target: object, name: string, value: unknown): () => void {
  const ownDescriptor = Object.getOwnPropertyDescriptor(target, name);
  Object.defineProperty(target, name, { configurable: true, writable: true, value });
  return () => {
    if (ownDescriptor) Object.defineProperty(target, name, ownDescriptor);
    else Reflect.deleteProperty(target, name);
  };
}
