import { composeStories, setProjectAnnotations } from '@storybook/react-vite';
import type { ComposedStoryFn } from 'storybook/internal/types';
import { onTestFinished, vi } from 'vitest';
import { type Locator, page } from 'vitest/browser';
import preview from '../.storybook/preview.tsx';
import type { Appearance } from './stories.ts';

type StoryFile = Parameters<typeof composeStories>[0];

const files = Object.values(
  import.meta.glob<StoryFile>('../../../packages/ui/src/**/*.stories.tsx', { eager: true }),
);

/** Shows a story at its full height, after its play function, with all its pictures and fonts loaded. */
export async function show(id: string, appearance: Appearance, width: number): Promise<Locator> {
  const story = storyIn(appearance, id);
  if (!story) throw new Error(`There is no story ${id}.`);
  // A fixed time for the stories that show a time.
  vi.setSystemTime('2026-11-20T12:00:00Z');
  onTestFinished(() => {
    vi.useRealTimers();
    document.body.replaceChildren();
  });
  await page.viewport(width, width < 600 ? 740 : 900);
  await story.run();
  await document.fonts.ready;
  await Promise.all(Array.from(document.images, decoded));
  const { documentElement } = document;
  await page.viewport(width, documentElement.scrollHeight);
  return page.elementLocator(documentElement);
}

function storyIn(appearance: Appearance, id: string) {
  setProjectAnnotations([preview, { initialGlobals: { ...appearance } }]);
  const all = files.flatMap((file) => {
    const composed: Readonly<Record<string, ComposedStoryFn>> = composeStories(file);
    return Object.values(composed);
  });
  return all.find((story) => story.id === id);
}

/** Loads an image below the viewport too, which would otherwise load only on scroll. */
async function decoded(image: HTMLImageElement): Promise<void> {
  image.loading = 'eager';
  await image.decode().catch(() => 'A story may show what a missing picture leaves.');
}
