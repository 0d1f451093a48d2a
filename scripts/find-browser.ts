import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, posix, win32 } from 'node:path';
import { print } from '../packages/storefront/src/commands/print.ts';

const headlessShell = 'chromium-headless-shell';

type Environment = Readonly<Record<string, string | undefined>>;

/** The machine on which a browser is searched for. Tests inject another machine. */
export type Machine = {
  readonly env: Environment;
  readonly platform: NodeJS.Platform;
  readonly exists: (path: string) => boolean;
  /** Returns the path of Playwright's own Chromium, which may not have been downloaded. */
  readonly playwrightChromium: () => string | undefined;
};

const require = createRequire(import.meta.url);

const thisMachine: Machine = {
  env: process.env,
  platform: process.platform,
  exists: existsSync,
  playwrightChromium() {
    const playwright: typeof import('playwright') = require('playwright');
    return playwright.chromium.executablePath();
  },
};

/**
 * Returns BROWSER_PATH, else an installed Chromium, else Playwright's. Installed browsers come first because they
 * play H.264 and AAC. The headless shell comes first among them because it is a third faster.
 */
export function findBrowser(machine: Machine = thisMachine): string | undefined {
  const named = machine.env.BROWSER_PATH;
  if (named) {
    if (machine.exists(named)) return named;
    throw new Error(`BROWSER_PATH names ${named}, and there is no such file.`);
  }
  const found = installedPaths(machine).find(machine.exists);
  if (found) return found;
  const own = machine.playwrightChromium();
  return own && machine.exists(own) ? own : undefined;
}

/** Finds a browser or installs one. If apt-get works and BROWSER_PATH is not set, it installs the headless shell. */
export function ensureBrowser(): string {
  const found = findBrowser();
  const present = found && starts(found) ? found : undefined;
  const canInstall = canInstallDebianPackages();
  const isChosen = Boolean(process.env.BROWSER_PATH) || present?.endsWith(headlessShell);
  if (present && (isChosen || !canInstall)) return present;
  if (!present) print(found ? `${found} does not start.` : 'No browser found.');

  const packages = canInstall ? [headlessShell, ...(present ? [] : ['chromium'])] : [];
  const installed = install([
    ...packages.map(debianPackage),
    ...(present ? [] : [playwrightDownload]),
  ]);
  const browser = installed ?? present;
  if (browser) return browser;
  throw new Error(
    'The tests need Chromium, Chrome or Edge. Install one of them ' +
      '(on Debian: apt-get install chromium), or name one: BROWSER_PATH=/path/to/chrome',
  );
}

type Attempt = {
  readonly what: string;
  readonly run: () => boolean;
};

/** Tries one attempt after the other until a browser starts. */
function install(attempts: readonly Attempt[]): string | undefined {
  for (const { what, run } of attempts) {
    print(`${what} …`);
    const done = run();
    const path = done ? findBrowser() : undefined;
    if (path && starts(path)) return path;
    print(done ? 'It does not start on this machine.' : 'That did not work.');
  }
  return undefined;
}

const playwrightDownload: Attempt = {
  what: 'Downloading Chromium with Playwright',
  run: () => command(process.execPath, [playwrightCli(), 'install', 'chromium']),
};

function debianPackage(name: string): Attempt {
  return {
    what: `Installing Debian's package ${name}`,
    run: () =>
      command('apt-get', ['update', '-q']) &&
      command('apt-get', ['install', '-yq', '--no-install-recommends', name]),
  };
}

function installedPaths({ env, platform }: Machine): string[] {
  if (platform === 'darwin') {
    const apps = ['Google Chrome', 'Chromium', 'Microsoft Edge'];
    const folders = ['/Applications', ...(env.HOME ? [posix.join(env.HOME, 'Applications')] : [])];
    return folders.flatMap((folder) =>
      apps.map((app) => posix.join(folder, `${app}.app/Contents/MacOS/${app}`)),
    );
  }
  if (platform === 'win32') {
    const programs = [
      'Google\\Chrome\\Application\\chrome.exe',
      'Chromium\\Application\\chrome.exe',
      'Microsoft\\Edge\\Application\\msedge.exe',
    ];
    return [env.PROGRAMFILES, env['PROGRAMFILES(X86)'], env.LOCALAPPDATA]
      .filter((folder) => folder !== undefined)
      .flatMap((folder) => programs.map((program) => win32.join(folder, program)));
  }
  const names = [
    headlessShell,
    'chromium',
    'google-chrome-stable',
    'google-chrome',
    'microsoft-edge-stable',
    'microsoft-edge',
    // Fedora's name for Chromium. On Ubuntu it may be a stub for a snap, so it comes last.
    'chromium-browser',
  ];
  const folders = (env.PATH ?? '').split(posix.delimiter).filter((folder) => folder !== '');
  return names.flatMap((name) =>
    [...folders, '/usr/bin', '/snap/bin'].map((folder) => posix.join(folder, name)),
  );
}

function canInstallDebianPackages(): boolean {
  return process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
}

/** A downloaded Chromium may need system libraries that are missing. On Windows `--version` would open a window. */
function starts(browser: string): boolean {
  if (process.platform === 'win32') return true;
  return spawnSync(browser, ['--version'], { stdio: 'ignore' }).status === 0;
}

function playwrightCli(): string {
  return join(dirname(require.resolve('playwright/package.json')), 'cli.js');
}

function command(program: string, args: readonly string[]): boolean {
  const result = spawnSync(program, args, {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
  return result.status === 0;
}
