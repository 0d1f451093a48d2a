import { type FocusEvent, useEffect, useRef } from 'react';

/**
 * From the button under a list that goes on, the focus goes to the first item that has come: it is heard, and it is not
 * lost where the button goes with the last page.
 */
export function useFocusOnNew(count: number) {
  const whole = useRef<HTMLDivElement>(null);
  const left = useRef<{ readonly button: Element; readonly count: number }>(undefined);
  useEffect(() => {
    const { button, count: before = count } = left.current ?? {};
    if (!button || count <= before) return;
    left.current = undefined;
    const isThere = button === document.activeElement;
    const isGone = !button.isConnected && document.activeElement === document.body;
    if (!isThere && !isGone) return;
    const item = whole.current?.querySelector('ul')?.children[before];
    if (!(item instanceof HTMLElement)) return;
    const control = item.querySelector<HTMLElement>('a[href], button');
    if (!control) item.tabIndex = -1;
    (control ?? item).focus();
  }, [count]);
  return {
    /** Around the list and its button. */
    whole,
    /** Around the button. */
    end: {
      onFocus: ({ target }: FocusEvent) => {
        left.current = { button: target, count };
      },
    },
  };
}
