import { constants, createContext, Script } from 'node:vm';
import { storageKeys } from '@parde/domain';
import { beforeAll, describe, expect, it } from 'vitest';
import { bundleEarlyScript } from '../build/early-script.ts';
import { ownElementId } from '../shell/support/own-element.ts';
import { deferredPreloadRel, startAppName } from './early-script-names.ts';

let earlyScript: string;

beforeAll(async () => {
  earlyScript = await bundleEarlyScript();
});

interface Device {
  readonly storage?: Record<string, string> | 'blocked';
  readonly pathname?: string;
  readonly onLine?: boolean;
}

/** A window with only what the script uses. */
function run({ storage = {}, pathname = '/', onLine = true }: Device = {}) {
  const navigations: string[] = [];
  const documentElement: { dataset: { theme?: string }; hidden?: boolean } = { dataset: {} };
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
    constructor(told: (paints: object) => void) {
      paint = () => told({ getEntriesByName: () => [{}] });
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
      createElement: () => ({
        append(content: unknown) {
          shown = content;
        },
      }),
      readyState: 'complete',
      querySelectorAll: () => links,
      getElementById: (id: string) => (id === ownElementId ? own : new HTMLTemplateElement()),
    },
    location: {
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
    shown: () => shown,
  };
}

/** A script of the app that says this. */
const throwing = (message: string) =>
  `data:text/javascript,throw new TypeError(${JSON.stringify(message)})`;

describe('before the first paint', () => {
  it('sets a viewer’s dark theme', () => {
    expect(run({ storage: { nightmode: 'true' } }).theme).toBe('dark');
    expect(run({ storage: { nightmode: 'false' } }).theme).toBeUndefined();
  });

  it('redirects a child to the kids’ page and hides any other', () => {
    const storage = { isKids: 'true' };
    expect(run({ storage, pathname: '/movie/1' })).toMatchObject({
      navigations: ['/kids'],
      hidden: true,
    });
    expect(run({ storage, pathname: '/kidsfood' })).toMatchObject({ navigations: ['/kids'] });
  });

  it.each(['/kids', '/kids/cartoons'])('lets a child stay on %s', (pathname) => {
    const storage = { isKids: 'true' };
    expect(run({ storage, pathname })).toMatchObject({ navigations: [], hidden: false });
  });

  it.each([{}, { isKids: '{broken', nightmode: 'yes' }, 'blocked' as const])(
    'takes blocked or malformed storage as empty',
    (storage) => {
      expect(run({ storage })).toMatchObject({ navigations: [], theme: undefined, hidden: false });
    },
  );
});

describe('after the first paint', () => {
  it('preloads the scripts and imports the app, and not before', async () => {
    const page = run();
    let said = '';
    const started = page.start(throwing('the app')).catch((error: Error) => {
      said = error.message;
    });
    await new Promise(setImmediate);
    expect({ links: page.links, said }).toEqual({ links: [{ rel: deferredPreloadRel }], said: '' });
    page.paint();
    await started;
    expect({ links: page.links, said }).toEqual({
      links: [{ rel: 'modulepreload' }],
      said: 'the app',
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

  it('is replaced by an error page after that', async () => {
    const storage = { [storageKeys.lastChunkReload]: String(Date.now() - 30_000) };
    const page = await fail({ storage });
    expect(page.navigations).toEqual([]);
    expect(page.shown()).toBe('the error page');
  });

  it('is reloaded again a minute later', async () => {
    const storage = { [storageKeys.lastChunkReload]: String(Date.now() - 60_000) };
    expect((await fail({ storage })).navigations).toEqual(['reload']);
  });

  it.each([
    ['storage is blocked', { storage: 'blocked' as const }],
    ['the browser is offline', { onLine: false }],
  ])('is not reloaded where %s', async (_, device) => {
    const page = await fail(device);
    expect(page.navigations).toEqual([]);
    expect(page.shown()).toBe('the error page');
  });

  it('is told from one that loads and throws', async () => {
    await expect(fail({}, 'x is undefined')).rejects.toThrow('x is undefined');
  });
});
