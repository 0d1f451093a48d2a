import { runInNewContext } from 'node:vm';
import { storageKeys } from '@parde/domain';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { bundleEarlyScript } from '../build/early-script.ts';
import { ownElementId } from '../shell/support/own-element.ts';
import { laterRel, startedEvent } from './early-names.ts';

let earlyScript: string;

beforeAll(async () => {
  earlyScript = await bundleEarlyScript();
});

interface Device {
  readonly storage?: Record<string, string> | 'blocked';
  readonly pathname?: string;
  readonly onLine?: boolean;
}

/** A window with no more in it than the script touches. */
function run({ storage = {}, pathname = '/', onLine = true }: Device = {}) {
  const went: string[] = [];
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
  const links = [{ rel: laterRel }];
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
      replace: (to: string) => went.push(to),
      reload: () => went.push('again'),
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
    went,
    links,
    paint: () => paint(),
    theme: documentElement.dataset.theme,
    hidden: documentElement.hidden ?? false,
    shown: () => shown,
    failEntry: () => tell('error', { target: new HTMLScriptElement() }),
    throwIn: (error: unknown) => tell('error', { error }),
    reject: (reason: unknown) => tell('unhandledrejection', { reason }),
    start: () => tell(startedEvent, {}),
  };
}

describe('before the first paint', () => {
  it('marks a viewer’s dark theme', () => {
    expect(run({ storage: { nightmode: 'true' } }).theme).toBe('dark');
    expect(run({ storage: { nightmode: 'false' } }).theme).toBeUndefined();
  });

  it('sends a child to the kids’ page and shows nothing of another', () => {
    const storage = { isKids: 'true' };
    expect(run({ storage, pathname: '/movie/1' })).toMatchObject({ went: ['/kids'], hidden: true });
    expect(run({ storage, pathname: '/kidsfood' })).toMatchObject({ went: ['/kids'] });
  });

  it.each(['/kids', '/kids/cartoons'])('lets a child stay on %s', (pathname) => {
    const storage = { isKids: 'true' };
    expect(run({ storage, pathname })).toMatchObject({ went: [], hidden: false });
  });

  it.each([{}, { isKids: '{broken', nightmode: 'yes' }, 'blocked' as const])(
    'takes storage that says nothing as empty',
    (storage) => {
      expect(run({ storage })).toMatchObject({ went: [], theme: undefined, hidden: false });
    },
  );
});

describe('after the first paint', () => {
  it('asks for the scripts, and not before', async () => {
    const page = run();
    await Promise.resolve();
    expect(page.links).toEqual([{ rel: laterRel }]);
    page.paint();
    await vi.waitFor(() => expect(page.links).toEqual([{ rel: 'modulepreload' }]));
  });
});

describe('an application that does not come', () => {
  it('is asked for again once, by a reload', () => {
    const page = run();
    page.failEntry();
    page.failEntry();
    expect(page.went).toEqual(['again']);
    expect(page.shown()).toBeUndefined();
  });

  it('gives way to an error page after that', () => {
    const storage = { [storageKeys.lastChunkReload]: String(Date.now() - 30_000) };
    const page = run({ storage });
    page.failEntry();
    expect(page.went).toEqual([]);
    expect(page.shown()).toBe('the error page');
  });

  it('is asked for again a minute later', () => {
    const storage = { [storageKeys.lastChunkReload]: String(Date.now() - 60_000) };
    const page = run({ storage });
    page.failEntry();
    expect(page.went).toEqual(['again']);
  });

  it.each([
    ['storage that is blocked could not count', { storage: 'blocked' as const }],
    ['there is no line to load it over', { onLine: false }],
  ])('is not asked for where %s', (_, device) => {
    const page = run(device);
    page.failEntry();
    expect(page.went).toEqual([]);
    expect(page.shown()).toBe('the error page');
  });

  it('is known by its import too', () => {
    const page = run();
    page.reject(new TypeError('Importing a module script failed.'));
    expect(page.went).toEqual(['again']);
    const waiting = run();
    waiting.throwIn(new TypeError('Importing a module script failed.'));
    expect(waiting.went).toEqual(['again']);
  });

  it('is no longer its business once it has come, and a mistake never is', () => {
    const page = run();
    page.reject(new TypeError('x is undefined'));
    page.throwIn(new TypeError('x is undefined'));
    page.start();
    page.failEntry();
    page.reject(new TypeError('Importing a module script failed.'));
    expect(page.went).toEqual([]);
    expect(page.shown()).toBeUndefined();
  });
});
