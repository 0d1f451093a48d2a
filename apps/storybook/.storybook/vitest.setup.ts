import { configure } from 'storybook/test';
import { afterEach, beforeEach, expect, vi } from 'vitest';

// A busy machine is slow, not wrong: what is waited for may take its time.
configure({ asyncUtilTimeout: 10_000 });

/** What a story says to the console is a fault of the story or of the component. */
const said: string[] = [];

const listen = (method: 'error' | 'warn') =>
  vi.spyOn(console, method).mockImplementation((...words) => {
    said.push(`console.${method}: ${words.map(String).join(' ')}`);
  });

beforeEach(() => {
  said.length = 0;
  listen('error');
  listen('warn');
});

afterEach(() => {
  vi.restoreAllMocks();
  expect(said).toEqual([]);
});
