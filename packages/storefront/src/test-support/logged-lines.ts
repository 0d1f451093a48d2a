import { afterEach, beforeEach, vi } from 'vitest';

/** Returns the lines that the server logs in each test. */
export function loggedLines(): readonly string[] {
  const lines: string[] = [];

  beforeEach(() => {
    lines.length = 0;
    vi.spyOn(process.stdout, 'write').mockImplementation((line) => {
      lines.push(String(line));
      return true;
    });
  });

  afterEach(() => {
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });

  return lines;
}
