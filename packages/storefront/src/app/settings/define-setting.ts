import { useSyncExternalStore } from 'react';
import { createListeners } from '../create-listeners.ts';
import type { PageFacts } from '../page/page.ts';
import { usePage } from '../page/Storefront.tsx';

interface SettingSource<Value> {
  /** Other tabs hear of its changes by the storage events of this key. */
  readonly key: string;
  /** Used for hydration, so it is what the server rendered. */
  fromServer(facts: PageFacts): Value;
  fromDevice?(): Value | undefined;
  /** For a cookie: a tab may hear of a change before it sees the cookie. */
  fromOtherTab?(text: string): Value;
  save(value: Value): void;
  /** Shows the document by it. */
  apply?(value: Value): void;
}

export interface Setting<Value> {
  read(facts: PageFacts): Value;
  change(value: Value): void;
  useSetting(): [value: Value, change: (value: Value) => void];
  readonly key: string;
  /** After a change in another tab, with what it stored. */
  readAgain(facts: PageFacts, text?: string | null): void;
}

/** A viewer's setting on a device. A change holds for the document even where storage is blocked. */
export function defineSetting<Value>({
  key,
  fromServer,
  fromDevice = () => undefined,
  fromOtherTab,
  save,
  apply,
}: SettingSource<Value>): Setting<Value> {
  const { subscribe, notify } = createListeners();
  let changed: Value | undefined;
  /** Read once: React wants the same object until something has changed. */
  let stored: { readonly value: Value | undefined } | undefined;

  const read = (facts: PageFacts): Value => {
    stored ??= { value: fromDevice() };
    return changed ?? stored.value ?? fromServer(facts);
  };
  const change = (value: Value): void => {
    changed = value;
    save(value);
    apply?.(value);
    notify();
  };

  return {
    key,
    read,
    change,
    useSetting() {
      const { facts } = usePage();
      const value = useSyncExternalStore(
        subscribe,
        () => read(facts),
        () => fromServer(facts),
      );
      return [value, change];
    },
    readAgain(facts, text) {
      changed = typeof text === 'string' ? fromOtherTab?.(text) : undefined;
      stored = undefined;
      apply?.(read(facts));
      notify();
    },
  };
}
