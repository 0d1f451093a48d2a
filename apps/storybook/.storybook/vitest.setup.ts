import { configure } from 'storybook/test';
import { afterEach, beforeEach, expect, vi } from 'vitest';

// Tests on busy machines need a long timeout.
configure({ asyncUtilTimeout: 10_000 });

/** Console errors and warnings fail the story. */
const messages: string[] = [];

const recordConsole = (method: 'error' | 'warn') =>
  vi.spyOn(console, method).mockImplementation((...words) => {
    messages.push(`console.${method}: ${words.map(String).join(' ')}`);
  });

beforeEach(() => {
  messages.length = 0;
  recordConsole('error');
  recordConsole('warn');
});

afterEach(() => {
  vi.restoreAllMocks();
  expect(messages).toEqual([]);
});
