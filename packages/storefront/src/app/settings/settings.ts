import {
  type ContentFilter,
  cookieLifetimes,
  cookieNames,
  parseContentFilter,
  printContentFilter,
  storageKeys,
} from '@parde/domain';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { readCookie, writeCookie } from '../browser/cookies.ts';
import { readLocalStorage, writeLocalStorage } from '../browser/storage.ts';
import type { PageFacts } from '../page/page.ts';
import { usePage } from '../page/Storefront.tsx';

interface SettingSource<Value> {
  /** The storage key whose events notify other tabs of changes. */
  readonly key: string;
  /** Returns the value for hydration, which must be the one that the server rendered. */
  fromServer(facts: PageFacts): Value;
  fromDevice?(): Value | undefined;
  /** Needed for cookies, because a tab may receive the event of a change before the cookie is readable. */
  fromOtherTab?(text: string): Value;
  save(value: Value): void;
  /** Applies the value to the document. */
  readonly apply?: ((value: Value) => void) | undefined;
}

/** For each setting, a function that reads it again after a change of the text under its key in another tab. */
const followers: ((facts: PageFacts, key: string | null, text: string | null) => void)[] = [];

/** Defines a viewer's setting on a device. A change lasts for the document even if storage is blocked. */
export function defineSetting<Value>({
  key,
  fromServer,
  fromDevice = () => undefined,
  fromOtherTab,
  save,
  apply,
}: SettingSource<Value>) {
  // The value is undefined until the viewer has chosen, and initially, so that hydration sees the server's.
  const store = createStore<{ readonly value: Value | undefined }>(() => ({ value: undefined }));
  if (typeof document !== 'undefined') store.setState({ value: fromDevice() });

  const read = (facts: PageFacts): Value => store.getState().value ?? fromServer(facts);
  const change = (value: Value): void => {
    save(value);
    apply?.(value);
    store.setState({ value });
  };

  followers.push((facts, changedKey, text) => {
    if (changedKey !== null && changedKey !== key) return;
    const received = text === null ? undefined : fromOtherTab?.(text);
    store.setState({ value: received ?? fromDevice() });
    apply?.(read(facts));
  });

  return {
    store,
    read,
    change,
    useSetting(): [value: Value, change: (value: Value) => void] {
      const { facts } = usePage();
      return [useStore(store, ({ value }) => value ?? fromServer(facts)), change];
    },
  };
}

function defineSwitch(key: string, initial: boolean, apply?: (isOn: boolean) => void) {
  return defineSetting<boolean>({
    key,
    fromServer: () => initial,
    fromDevice: () => (readLocalStorage(key) === String(!initial) ? !initial : initial),
    save: (isOn) => writeLocalStorage(key, String(isOn)),
    apply,
  });
}

/** Sets or removes a `data-` attribute of the document, as the early script does before the first paint. */
const markDocument = (name: string, value: string) => (isOn: boolean) => {
  const { dataset } = document.documentElement;
  if (isOn) dataset[name] = value;
  else delete dataset[name];
};

/** True means dark, and false follows the system. */
export const nightMode = defineSwitch(storageKeys.nightMode, false, markDocument('theme', 'dark'));

/** Reduces motion, in addition to the system's setting. */
export const reducedMotion = defineSwitch(
  storageKeys.reducedMotion,
  false,
  markDocument('motion', 'reduced'),
);

/** True if the next film or episode starts automatically. */
export const autoplay = defineSwitch(storageKeys.autoplay, true);

/** The filter of lists. It is stored in a cookie, so that the server can filter too. */
export const contentFilter = defineSetting<ContentFilter>({
  key: cookieNames.contentFilter,
  fromServer: (facts) => facts.contentFilter,
  // Another tab may have changed the filter since this document was rendered.
  fromDevice() {
    const cookie = readCookie(cookieNames.contentFilter);
    return cookie === undefined ? undefined : parseContentFilter(cookie);
  },
  save(filter) {
    const text = printContentFilter(filter);
    writeCookie(cookieNames.contentFilter, text, cookieLifetimes.contentFilter);
    // The storage event notifies other tabs.
    writeLocalStorage(cookieNames.contentFilter, text);
  },
  fromOtherTab: parseContentFilter,
});

export const useContentFilter = contentFilter.useSetting;

/** Called when another tab has changed or removed the text under a key. A null key means all keys. */
export function readSettingsAgain(
  facts: PageFacts,
  { key, newValue }: Pick<StorageEvent, 'key' | 'newValue'>,
): void {
  for (const follow of followers) follow(facts, key, newValue);
}
