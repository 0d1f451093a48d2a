import { useSyncExternalStore } from 'react';
import type { PageFacts } from '../page/page.ts';
import { usePage } from '../page/Storefront.tsx';

interface SettingSource<Value> {
  /** Used for hydration, so it is what the server rendered. */
  fromServer(facts: PageFacts): Value;
  fromDevice?(): Value | undefined;
  save(value: Value): void;
}

interface Setting<Value> {
  read(facts: PageFacts): Value;
  change(value: Value): void;
  useSetting(): [value: Value, change: (value: Value) => void];
}

/** A viewer's setting on a device. A change holds for the document even where storage is blocked. */
export function defineSetting<Value>({
  fromServer,
  fromDevice = () => undefined,
  save,
}: SettingSource<Value>): Setting<Value> {
  const listeners = new Set<() => void>();
  let changed: Value | undefined;

  const read = (facts: PageFacts): Value => changed ?? fromDevice() ?? fromServer(facts);
  const change = (value: Value): void => {
    changed = value;
    save(value);
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
        () => fromServer(facts),
      );
      return [value, change];
    },
  };
}
