import {
  cookieNames,
  defaultContentFilter,
  parseContentFilter,
  printContentFilter,
  storageKeys,
} from '@parde/domain';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { PageFacts } from '../page/page.ts';

const facts: PageFacts = {
  locale: 'fa',
  now: '2026-11-21T12:00:00.000Z',
  origin: 'https://parde.test',
  signedIn: false,
  rules: { showsPayments: true, showsFullRateTip: true, assumesSubscribed: false },
  contentFilter: { ...defaultContentFilter, age: 12 },
  imageOrigins: [],
  paymentHosts: [],
};

let stored: Map<string, string>;
let page: { cookie: string };

/** Reloads the modules, because a change in one document does not affect the next. */
function newDocument() {
  vi.resetModules();
  return import('./settings.ts');
}

function blockStorage() {
  const refuse = () => {
    throw new DOMException('blocked', 'SecurityError');
  };
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse });
}

beforeEach(() => {
  stored = new Map();
  page = { cookie: '' };
  vi.stubGlobal('document', page);
  vi.stubGlobal('window', { location: { protocol: 'https:' } });
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
});

it('autoplay is on until it is turned off, and the device stores this', async () => {
  const { autoplay } = await newDocument();
  expect(autoplay.read(facts)).toBe(true);
  autoplay.change(false);
  expect(autoplay.read(facts)).toBe(false);
  expect((await newDocument()).autoplay.read(facts)).toBe(false);
});

it('autoplay is on if the stored value is malformed', async () => {
  stored.set(storageKeys.autoplay, '{"off');
  const { autoplay } = await newDocument();
  expect(autoplay.read(facts)).toBe(true);
});

it('if storage is blocked, autoplay is on and a change lasts for the document', async () => {
  blockStorage();
  const { autoplay } = await newDocument();
  expect(autoplay.read(facts)).toBe(true);
  autoplay.change(false);
  expect(autoplay.read(facts)).toBe(false);
});

it('the content filter is the server’s until the viewer chooses another', async () => {
  const { contentFilter } = await newDocument();
  expect(contentFilter.read(facts)).toEqual({ ...defaultContentFilter, age: 12 });
  const chosen = { ...defaultContentFilter, lang: 2, country: 7 };
  contentFilter.change(chosen);
  expect(contentFilter.read(facts)).toBe(chosen);
});

it('the content filter is stored for a year in the cookie that the server reads', async () => {
  const { contentFilter } = await newDocument();
  const chosen = { ...defaultContentFilter, f_type: 3 };
  contentFilter.change(chosen);
  const [pair = '', ...attributes] = page.cookie.split('; ');
  expect(parseContentFilter(pair.replace(`${cookieNames.contentFilter}=`, ''))).toEqual(chosen);
  expect(attributes).toEqual(['path=/', 'max-age=31536000', 'samesite=lax', 'secure']);
});

it('a filter from another tab applies even if its cookie is not readable yet', async () => {
  const { contentFilter, readSettingsAgain } = await newDocument();
  const chosen = { ...defaultContentFilter, age: 7 };
  contentFilter.change({ ...defaultContentFilter, age: 18 });
  const newValue = printContentFilter(chosen);
  readSettingsAgain(facts, { key: cookieNames.contentFilter, newValue });
  expect(contentFilter.read(facts)).toEqual(chosen);
});

it('a change of the filter notifies other tabs', async () => {
  const { contentFilter } = await newDocument();
  const chosen = { ...defaultContentFilter, age: 7 };
  contentFilter.change(chosen);
  expect(parseContentFilter(stored.get(cookieNames.contentFilter) ?? '')).toEqual(chosen);
});
