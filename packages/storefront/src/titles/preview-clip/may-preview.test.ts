import { countDataUse, gigabyte, storageKeys } from '@parde/domain';
import { createPreferenceStore } from '@parde/player/preferences';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { connectionStore } from '../../app/connection.ts';
import { mayPreview, type PreviewConditions } from './may-preview.ts';

const stored = new Map<string, string>();
const root: { dataset: Record<string, string> } = { dataset: {} };
let connection: { saveData?: boolean; type?: string } = {};
let prefersReduced = false;
let videos: { paused: boolean; dataset: Record<string, string> }[] = [];

beforeEach(() => {
  stored.clear();
  root.dataset = {};
  connection = {};
  prefersReduced = false;
  videos = [];
  connectionStore.setState({ isOnline: true });
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  });
  vi.stubGlobal('document', { documentElement: root, querySelectorAll: () => videos });
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.includes('no-preference') !== prefersReduced,
  }));
  vi.stubGlobal('navigator', {
    get connection() {
      return Object.assign(new EventTarget(), connection);
    },
  });
});
afterEach(() => vi.unstubAllGlobals());

const may = (conditions: Partial<PreviewConditions> = {}) =>
  mayPreview({ isKids: false, autoplay: true, budget: null, operator: null, ...conditions });

const useGigabytes = (gigabytes: number) =>
  stored.set(storageKeys.dataUse, countDataUse(null, gigabytes * gigabyte, Date.now()));

it('a clip plays on Wi-Fi, and where the browser reports no type of connection', () => {
  expect(may()).toBe(true);
  connection = { type: 'wifi' };
  expect(may()).toBe(true);
});

it('a clip plays while something is left of the budget', () => {
  useGigabytes(4.9);
  expect(may({ budget: 5 })).toBe(true);
});

it('a clip plays beside another clip, and beside a paused film', () => {
  videos = [
    { paused: false, dataset: { clip: 'shown' } },
    { paused: true, dataset: {} },
  ];
  expect(may()).toBe(true);
});

it.each<[string, Partial<PreviewConditions>, () => void]>([
  ['in kids mode', { isKids: true }, () => {}],
  ['if autoplay is off', { autoplay: false }, () => {}],
  ['if the server has detected a mobile operator', { operator: 'mci' }, () => {}],
  ['if the budget is used up', { budget: 5 }, () => useGigabytes(5)],
  ['without a connection', {}, () => connectionStore.setState({ isOnline: false })],
  ['if the browser saves data', {}, () => Object.assign(connection, { saveData: true })],
  ['if the player saves data', {}, () => createPreferenceStore().change({ dataSaver: true })],
  ['on a mobile connection', {}, () => Object.assign(connection, { type: 'cellular' })],
  [
    'if the system reduces motion',
    {},
    () => {
      prefersReduced = true;
    },
  ],
  [
    'if the viewer reduces motion',
    {},
    () => {
      root.dataset.motion = 'reduced';
    },
  ],
  [
    'while a film plays',
    {},
    () => {
      videos = [{ paused: false, dataset: {} }];
    },
  ],
])('no clip plays %s', (_, conditions, arrange) => {
  arrange();
  expect(may(conditions)).toBe(false);
});
