import { describe, expect, test } from 'vitest';
import { findBrowser, type Machine } from '../../../../scripts/find-browser.ts';

function machine(files: readonly string[], rest: Partial<Machine> = {}): Machine {
  return {
    env: { PATH: '/usr/local/bin:/usr/bin', HOME: '/home/parisa' },
    platform: 'linux',
    exists: (path) => files.includes(path),
    playwrightChromium: () => '/home/parisa/.cache/ms-playwright/chrome',
    ...rest,
  };
}

const installed = '/usr/bin/chromium';
const downloaded = '/home/parisa/.cache/ms-playwright/chrome';

describe('the browser for tests', () => {
  test('is the one that BROWSER_PATH names, even if another is installed', () => {
    const env = { BROWSER_PATH: '/opt/mine', PATH: '/usr/bin' };
    expect(findBrowser(machine(['/opt/mine', installed], { env }))).toBe('/opt/mine');
  });

  test('is never replaced if BROWSER_PATH names a missing one', () => {
    const env = { BROWSER_PATH: '/opt/gone', PATH: '/usr/bin' };
    expect(() => findBrowser(machine([installed], { env }))).toThrow('/opt/gone');
  });

  test('is an installed one, even if Playwright has downloaded one', () => {
    expect(findBrowser(machine([installed, downloaded]))).toBe(installed);
  });

  test('is the headless shell, even if a browser with a window is installed', () => {
    const shell = '/usr/bin/chromium-headless-shell';
    expect(findBrowser(machine([installed, shell]))).toBe(shell);
  });

  test('is the one that Playwright downloaded if none is installed', () => {
    expect(findBrowser(machine([downloaded]))).toBe(downloaded);
  });

  test.each([
    ['linux', {}, '/snap/bin/chromium'],
    ['linux', { PATH: '/opt/chrome' }, '/opt/chrome/google-chrome'],
    ['darwin', {}, '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'],
    [
      'darwin',
      { HOME: '/Users/parisa' },
      '/Users/parisa/Applications/Chromium.app/Contents/MacOS/Chromium',
    ],
    [
      'win32',
      { PROGRAMFILES: 'C:\\Program Files' },
      'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
    ],
    [
      'win32',
      { 'PROGRAMFILES(X86)': 'C:\\Program Files (x86)' },
      'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
    ],
  ] as const)('is found on %s %o', (platform, env, path) => {
    expect(findBrowser(machine([path], { platform, env }))).toBe(path);
  });

  test('is undefined if there is none', () => {
    expect(findBrowser(machine([]))).toBeUndefined();
    expect(findBrowser(machine([], { playwrightChromium: () => undefined }))).toBeUndefined();
  });
});
