import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
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

interface Stored<Value> {
  /** Undefined until the viewer has chosen. */
  readonly value: Value | undefined;
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
  // The initial state has no value, so that hydration sees the server's.
  const store = createStore<Stored<Value>>(() => ({ value: undefined }));
  if (typeof document !== 'undefined') store.setState({ value: fromDevice() });

  const read = (facts: PageFacts): Value => store.getState().value ?? fromServer(facts);
  const change = (value: Value): void => {
    save(value);
    apply?.(value);
    store.setState({ value });
  };

  return {
    key,
    read,
    change,
    useSetting() {
      const { facts } = usePage();
      return [useStore(store, ({ value }) => value ?? fromServer(facts)), change];
    },
    readAgain(facts, text) {
      const received = typeof text === 'string' ? fromOtherTab?.(text) : undefined;
      store.setState({ value: received ?? fromDevice() });
      apply?.(read(facts));
    },
  };
}
