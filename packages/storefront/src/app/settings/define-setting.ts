import { useSyncExternalStore } from 'react';
import { createListeners } from '../create-listeners.ts';
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
  apply?(value: Value): void;
}

export interface Setting<Value> {
  read(facts: PageFacts): Value;
  change(value: Value): void;
  useSetting(): [value: Value, change: (value: Value) => void];
  readonly key: string;
  /** Called after a change in another tab, with the stored text. */
  readAgain(facts: PageFacts, text?: string | null): void;
}

/** Defines a viewer's setting on a device. A change lasts for the document even if storage is blocked. */
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
  /** Cached, because React needs the same object until the value changes. */
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
