import { useSyncExternalStore } from 'react';
import type { PageFacts } from '../page/page.ts';
import { usePage } from '../page/Storefront.tsx';

interface SettingSource<Value> {
  /** What the server drew the page with. */
  drawn(facts: PageFacts): Value;
  /** What the device knows, where the server does not. */
  remembered?(): Value | undefined;
  keep(value: Value): void;
}

/** Something that a viewer chooses on a device. */
interface Setting<Value> {
  read(facts: PageFacts): Value;
  change(value: Value): void;
  useSetting(): [value: Value, change: (value: Value) => void];
}

/** What is changed holds for the document, even where the device keeps nothing. Nothing changes on the server. */
export function defineSetting<Value>({
  drawn,
  remembered = () => undefined,
  keep,
}: SettingSource<Value>): Setting<Value> {
  const listeners = new Set<() => void>();
  let changed: Value | undefined;

  const read = (facts: PageFacts): Value => changed ?? remembered() ?? drawn(facts);
  const change = (value: Value): void => {
    changed = value;
    keep(value);
    for (const listener of listeners) listener();
  };
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  return {
    read,
    change,
    useSetting() {
      const { facts } = usePage();
      const value = useSyncExternalStore(
        subscribe,
        () => read(facts),
        () => drawn(facts),
      );
      return [value, change];
    },
  };
}
