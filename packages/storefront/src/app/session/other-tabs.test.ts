import { afterEach, beforeEach, expect, it, vi } from 'vitest';

type Listener = (event: Record<string, unknown>) => void;

/** Opens a fake tab with the browser features that this module uses. */
async function openTab(signedIn: boolean) {
  const listeners = new Map<string, Listener[]>();
  const listen = (name: string, listener: Listener) =>
    listeners.set(name, [...(listeners.get(name) ?? []), listener]);
  const reload = vi.fn();
  const invalidateAll = vi.fn();
  const videos: { paused: boolean }[] = [];
  const page = {
    visibilityState: 'visible',
    addEventListener: listen,
    querySelectorAll: () => videos,
  };
  vi.stubGlobal('document', page);
  vi.stubGlobal('window', { addEventListener: listen, location: { reload } });
  vi.resetModules();
  const { listenToOtherTabs } = await import('./other-tabs.ts');
  listenToOtherTabs(signedIn, invalidateAll);
  const dispatch = (name: string, event: Record<string, unknown> = {}) => {
    for (const listener of listeners.get(name) ?? []) listener(event);
  };
  return {
    page,
    videos,
    reload,
    invalidateAll,
    show: () => {
      page.visibilityState = 'visible';
      dispatch('visibilitychange');
    },
    receive: (change: string) => dispatch('storage', { key: 'session', newValue: change }),
  };
}

const before: (readonly string[])[] = [];

beforeEach(() => {
  before.length = 0;
  // Without channels, messages are sent by storage events.
  vi.stubGlobal('BroadcastChannel', undefined);
  vi.stubGlobal('localStorage', {
    setItem: (...item: string[]) => before.push(item),
    removeItem: (key: string) => before.push([key]),
  });
});
afterEach(() => vi.unstubAllGlobals());

it('notifies the other tabs by storage events, and leaves nothing in storage', async () => {
  await openTab(true);
  const { notifyOtherTabs } = await import('./other-tabs.ts');
  notifyOtherTabs('ended');
  expect(before).toEqual([['session', 'ended'], ['session']]);
});

it('does not fail if storage is blocked, and notifies no tab', async () => {
  vi.stubGlobal('localStorage', undefined);
  await openTab(true);
  const { notifyOtherTabs } = await import('./other-tabs.ts');
  expect(() => notifyOtherTabs('began')).not.toThrow();
});

it.each([
  ['began', false, true],
  ['began', true, true],
  ['ended', true, true],
  // A guest's tab shows no session.
  ['ended', false, false],
  ['language', false, true],
  ['paid', true, false],
  ['something else', true, false],
])(
  'the message %s, received in a viewer’s tab (%s), reloads the tab: %s',
  async (change, signedIn, loads) => {
    const tab = await openTab(signedIn);
    tab.receive(change);
    expect(tab.reload).toHaveBeenCalledTimes(loads ? 1 : 0);
    expect(tab.invalidateAll).toHaveBeenCalledTimes(change === 'paid' ? 1 : 0);
  },
);

it('a hidden tab waits until it is shown, and then reloads once', async () => {
  const tab = await openTab(false);
  tab.page.visibilityState = 'hidden';
  tab.receive('began');
  expect(tab.reload).not.toHaveBeenCalled();
  tab.show();
  tab.show();
  expect(tab.reload).toHaveBeenCalledOnce();
});

it.each([
  ['a viewer', true],
  ['a guest', false],
])(
  'the end of a session clears the storage of a hidden tab of %s, and reloads the tab once',
  async (_, signedIn) => {
    const tab = await openTab(signedIn);
    const clear = vi.fn();
    vi.stubGlobal('sessionStorage', { getItem: () => null, clear });
    tab.page.visibilityState = 'hidden';
    tab.receive('language');
    expect(clear).not.toHaveBeenCalled();
    tab.receive('ended');
    expect(clear).toHaveBeenCalledOnce();
    tab.show();
    tab.receive('ended');
    expect(tab.reload).toHaveBeenCalledOnce();
  },
);

it('a playing film continues in the old language', async () => {
  const tab = await openTab(false);
  tab.videos.push({ paused: false });
  tab.receive('language');
  expect(tab.reload).not.toHaveBeenCalled();
});
