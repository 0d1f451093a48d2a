import { constants, createContext, Script } from 'node:vm';
import { cookieNames, storageKeys } from '@parde/domain';
import { beforeAll, describe, expect, it } from 'vitest';
import { bundleEarlyScript } from '../build/early-script.ts';
import { rootElementId } from '../shell/support/own-element.ts';
import { deferredPreloadRel, startAppName } from './element-names.ts';

let earlyScript: string;

beforeAll(async () => {
  earlyScript = await bundleEarlyScript();
});

interface Device {
  /** The value of `document.cookie`, or null if cookies are blocked. */
  readonly cookie?: string | null;
  readonly storage?: Record<string, string> | 'blocked';
  readonly pathname?: string;
  readonly onLine?: boolean;
  /** True if the document is the saved downloads page. */
  readonly stored?: boolean;
}

/** Runs the script with a fake window that has only the members that the script uses. */
function run({
  storage = {},
  cookie = '',
  pathname = '/',
  onLine = true,
  stored = false,
}: Device = {}) {
  const cookies = new Map(
    (cookie ?? '').split('; ').map((pair) => {
      const [name = '', value = ''] = pair.split('=', 2);
      return [name, value];
    }),
  );
  const listeners = new Map<string, (event: object) => void>();
  const navigations: string[] = [];
  const documentElement: { dataset: { theme?: string; stored?: string }; hidden?: boolean } = {
    dataset: stored ? { stored: '' } : {},
  };
  class HTMLTemplateElement {
    readonly content = 'the error page';
  }
  let shown: unknown;
  const own = {
    replaceChildren() {},
    querySelector() {},
  };
  const links = [{ rel: deferredPreloadRel }];
  let paint = () => {};
  class PerformanceObserver {
    constructor(callback: (paints: object) => void) {
      paint = () => callback({ getEntriesByName: () => [{}] });
    }
    observe() {}
  }
  const sandbox = {
    PerformanceObserver,
    setTimeout() {},
    MessageChannel,
    Error,
    HTMLTemplateElement,
    document: {
      documentElement,
      get cookie() {
        return Array.from(cookies, (pair) => pair.join('=')).join('; ');
      },
      set cookie(text: string) {
        const [pair = '', ...attributes] = text.split('; ');
        const [name = '', value = ''] = pair.split('=', 2);
        if (cookie === null) return;
        if (attributes.includes('max-age=0')) cookies.delete(name);
        else cookies.set(name, value);
      },
      createElement: () => ({
        append(content: unknown) {
          shown = content;
        },
      }),
      readyState: 'complete',
      querySelectorAll: () => links,
      getElementById: (id: string) => (id === rootElementId ? own : new HTMLTemplateElement()),
    },
    addEventListener(type: string, listener: (event: object) => void) {
      listeners.set(type, listener);
    },
    location: {
      protocol: 'https:',
      pathname,
      replace: (to: string) => navigations.push(to),
      reload: () => navigations.push('reload'),
    },
    navigator: { onLine },
    scrollTo() {},
    get window() {
      return sandbox;
    },
    get localStorage() {
      if (storage === 'blocked') throw new Error('blocked');
      return {
        getItem: (key: string) => storage[key] ?? null,
        setItem(key: string, value: string) {
          storage[key] = value;
        },
        removeItem(key: string) {
          delete storage[key];
        },
      };
    },
  };
  createContext(sandbox);
  new Script(earlyScript, {
    importModuleDynamically: constants.USE_MAIN_CONTEXT_DEFAULT_LOADER,
  }).runInContext(sandbox);
  return {
    navigations,
    links,
    paint: () => paint(),
    start: (entry: string): Promise<void> => Reflect.get(sandbox, startAppName)(entry),
    theme: documentElement.dataset.theme,
    hidden: documentElement.hidden ?? false,
    storedFor: () => documentElement.dataset.stored,
    shown: () => shown,
    kids: () => cookies.get(cookieNames.kids),
    dispatch: (type: string, event: object = {}) => listeners.get(type)?.(event),
  };
}

/** Returns a script that throws an error with this message. */
const throwing = (message: string) =>
  `data:text/javascript,throw new TypeError(${JSON.stringify(message)})`;

describe('before the first paint', () => {
  it('sets the viewer’s dark theme', () => {
    expect(run({ storage: { nightmode: 'true' } }).theme).toBe('dark');
    expect(run({ storage: { nightmode: 'false' } }).theme).toBeUndefined();
  });

  it.each(['/movie/1', '/kidsfood', '/KIDS', '/'])(
    'redirects a child from %s to the kids’ page and hides the current page',
    (pathname) => {
      for (const device of [{ storage: { isKids: 'true' } }, { cookie: 'isKids=12' }]) {
        expect(run({ ...device, pathname })).toMatchObject({
          navigations: ['/kids'],
          hidden: true,
        });
      }
    },
  );

  it.each(['/kids', '/kids/search/x'])('lets a child stay on %s', (pathname) => {
    const storage = { isKids: 'true' };
    const page = run({ storage, cookie: 'a=b; isKids=7', pathname });
    expect(page).toMatchObject({ navigations: [], hidden: false });
    expect(storage.isKids).toBe('true');
  });

  it('lets a child stay on the saved downloads page and marks the page for kids', () => {
    const storage: Record<string, string> = { isKids: '7' };
    const page = run({ storage, pathname: '/download', stored: true });
    page.dispatch('pageshow');
    expect({ ...page, storedFor: page.storedFor() }).toMatchObject({
      navigations: [],
      storedFor: 'kids',
    });
    const adult = run({ pathname: '/download', stored: true });
    expect(adult.storedFor()).toBe('');
    expect(run({ storage, pathname: '/download' }).navigations).toEqual(['/kids']);
    // The viewer enters kids mode in another tab.
    const before: Record<string, string> = {};
    const other = run({ storage: before, pathname: '/download', stored: true });
    before.isKids = '7';
    other.dispatch('storage', { key: 'isKids', newValue: '7' });
    expect(other.navigations).toEqual(['reload']);
  });

  it('reloads a kids’ page once if the server did not recognise kids mode', () => {
    const page = run({ storage: { isKids: '12' }, pathname: '/kids' });
    expect(page.kids()).toBe('12');
    page.dispatch('pageshow');
    expect(page.navigations).toEqual(['reload']);
    const blocked = run({ storage: { isKids: '12' }, cookie: null, pathname: '/kids' });
    expect(blocked.navigations).toEqual([]);
  });

  it('restores the flag from the cookie, and the cookie from the flag', () => {
    const storage: Record<string, string> = {};
    run({ storage, cookie: 'isKids=12', pathname: '/kids' });
    expect(storage).toEqual({ isKids: '12' });
    expect(run({ storage: { isKids: 'yes' }, pathname: '/kids' }).kids()).toBe('7');
  });

  it('removes the flag if an adult has left kids mode, and does not navigate', () => {
    const storage: Record<string, string> = { isKids: '7' };
    const page = run({ storage, cookie: 'isKids=0' });
    expect(page).toMatchObject({ navigations: [], hidden: false });
    expect({ storage, cookie: page.kids() }).toEqual({ storage: {}, cookie: undefined });
  });

  it('follows kids mode of another tab, and checks pages from the back/forward cache', () => {
    const storage: Record<string, string> = {};
    const other = run({ storage });
    Object.assign(storage, { isKids: '7' });
    other.dispatch('storage', { key: 'isKids', newValue: '7' });
    expect(other.navigations).toEqual(['/kids']);
    const back = run({ storage: {}, cookie: 'a=b' });
    back.dispatch('pageshow');
    expect(back.navigations).toEqual([]);
    const before: Record<string, string> = {};
    const setUp = run({ storage: before, pathname: '/kids' });
    Object.assign(before, { isKids: '7' });
    setUp.dispatch('pageshow', { persisted: true });
    expect(setUp, 'the set-up page, with its PIN').toMatchObject({ navigations: ['/kids'] });
    const within = run({ storage: before, cookie: 'isKids=7', pathname: '/kids/search' });
    within.dispatch('pageshow', { persisted: true });
    expect(within.navigations, 'a page of kids mode').toEqual([]);

    const left: Record<string, string> = { isKids: '7' };
    const kids = run({ storage: left, cookie: 'isKids=7', pathname: '/kids' });
    kids.dispatch('storage', { key: 'isKids', newValue: null });
    expect(kids.navigations, 'the cookie still says so').toEqual([]);
    Reflect.deleteProperty(left, 'isKids');
    const free = run({ storage: left, pathname: '/kids' });
    free.dispatch('storage', { key: 'other', newValue: null });
    expect(free.navigations).toEqual([]);
    free.dispatch('storage', { key: 'isKids', newValue: null });
    expect(free.navigations).toEqual(['/']);
  });

  it.each([{}, { isKids: '{broken', nightmode: 'yes' }, 'blocked' as const])(
    'treats blocked or malformed storage as empty',
    (storage) => {
      expect(run({ storage })).toMatchObject({ navigations: [], theme: undefined, hidden: false });
    },
  );
});

describe('after the first paint', () => {
  it('preloads the scripts and imports the app only then', async () => {
    const page = run();
    let warned = '';
    const started = page.start(throwing('the app')).catch((error: Error) => {
      warned = error.message;
    });
    await new Promise(setImmediate);
    expect({ links: page.links, warned }).toEqual({
      links: [{ rel: deferredPreloadRel }],
      warned: '',
    });
    page.paint();
    await started;
    expect({ links: page.links, warned }).toEqual({
      links: [{ rel: 'modulepreload' }],
      warned: 'the app',
    });
  });
});

describe('an app that fails to load', () => {
  async function fail(device: Device = {}, message = 'Importing a module script failed.') {
    const page = run(device);
    page.paint();
    await page.start(throwing(message));
    return page;
  }

  it('is reloaded once', async () => {
    const page = await fail();
    expect(page.navigations).toEqual(['reload']);
    expect(page.shown()).toBeUndefined();
  });

  it('is replaced by an error page if the reload also fails', async () => {
    const storage = { [storageKeys.lastChunkReload]: String(Date.now() - 30_000) };
    const page = await fail({ storage });
    expect(page.navigations).toEqual([]);
    expect(page.shown()).toBe('the error page');
  });

  it('is reloaded again after a minute', async () => {
    const storage = { [storageKeys.lastChunkReload]: String(Date.now() - 60_000) };
    expect((await fail({ storage })).navigations).toEqual(['reload']);
  });

  it.each([
    ['storage is blocked', { storage: 'blocked' as const }],
    ['the browser is offline', { onLine: false }],
  ])('is not reloaded if %s', async (_, device) => {
    const page = await fail(device);
    expect(page.navigations).toEqual([]);
    expect(page.shown()).toBe('the error page');
  });

  it('is distinguished from an app that loads and throws an error', async () => {
    await expect(fail({}, 'x is undefined')).rejects.toThrow('x is undefined');
  });
});
