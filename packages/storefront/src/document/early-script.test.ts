import { runInNewContext } from 'node:vm';
import { storageKeys } from '@parde/domain';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { bundleEarlyScript } from '../build/early-script.ts';
import { ownElementId } from '../shell/support/own-element.ts';
import { appStartedEvent, deferredPreloadRel } from './early-script-names.ts';

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
  const events = new EventTarget();
  const documentElement: { dataset: { theme?: string }; hidden?: boolean } = { dataset: {} };
  class HTMLScriptElement {
    readonly type = 'module';
  }
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
    AbortController,
    PerformanceObserver,
    setTimeout() {},
    Error,
    HTMLScriptElement,
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
    addEventListener: events.addEventListener.bind(events),
    get window() {
      return sandbox;
    },
    sessionStorage: {},
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
  runInNewContext(earlyScript, sandbox);
  const tell = (type: string, facts: object) =>
    events.dispatchEvent(
      Object.defineProperties(new Event(type), Object.getOwnPropertyDescriptors(facts)),
    );
  return {
    navigations,
    links,
    paint: () => paint(),
    theme: documentElement.dataset.theme,
    hidden: documentElement.hidden ?? false,
    shown: () => shown,
    failEntry: () => tell('error', { target: new HTMLScriptElement() }),
    throwIn: (error: unknown) => tell('error', { error }),
    reject: (reason: unknown) => tell('unhandledrejection', { reason }),
    start: () => tell(appStartedEvent, {}),
  };
}

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
  it('preloads the scripts, and not before', async () => {
    const page = run();
    await Promise.resolve();
    expect(page.links).toEqual([{ rel: deferredPreloadRel }]);
    page.paint();
    await vi.waitFor(() => expect(page.links).toEqual([{ rel: 'modulepreload' }]));
  });
});

describe('an app that fails to load', () => {
  it('is reloaded once', () => {
    const page = run();
    page.failEntry();
    page.failEntry();
    expect(page.navigations).toEqual(['reload']);
    expect(page.shown()).toBeUndefined();
  });

  it('is replaced by an error page after that', () => {
    const storage = { [storageKeys.lastChunkReload]: String(Date.now() - 30_000) };
    const page = run({ storage });
    page.failEntry();
    expect(page.navigations).toEqual([]);
    expect(page.shown()).toBe('the error page');
  });

  it('is reloaded again a minute later', () => {
    const storage = { [storageKeys.lastChunkReload]: String(Date.now() - 60_000) };
    const page = run({ storage });
    page.failEntry();
    expect(page.navigations).toEqual(['reload']);
  });

  it.each([
    ['storage is blocked', { storage: 'blocked' as const }],
    ['the browser is offline', { onLine: false }],
  ])('is not reloaded where %s', (_, device) => {
    const page = run(device);
    page.failEntry();
    expect(page.navigations).toEqual([]);
    expect(page.shown()).toBe('the error page');
  });

  it('is detected by a failed import too', () => {
    const page = run();
    page.reject(new TypeError('Importing a module script failed.'));
    expect(page.navigations).toEqual(['reload']);
    const waiting = run();
    waiting.throwIn(new TypeError('Importing a module script failed.'));
    expect(waiting.navigations).toEqual(['reload']);
  });

  it('is not detected once it has started, nor is any other error', () => {
    const page = run();
    page.reject(new TypeError('x is undefined'));
    page.throwIn(new TypeError('x is undefined'));
    page.start();
    page.failEntry();
    page.reject(new TypeError('Importing a module script failed.'));
    expect(page.navigations).toEqual([]);
    expect(page.shown()).toBeUndefined();
  });
});
