import { type FocusEvent, useEffect, useRef } from 'react';

/**
 * Moves the focus from the "more" button below a list to the first new item. Screen readers then announce the item,
 * and the focus is not lost if the button disappears with the last page.
 */
export function useFocusOnNew(count: number) {
  const container = useRef<HTMLDivElement>(null);
  const left = useRef<{ readonly button: Element; readonly count: number }>(undefined);
  useEffect(() => {
    const { button, count: before = count } = left.current ?? {};
    if (!button || count <= before) return;
    left.current = undefined;
    const isThere = button === document.activeElement;
    const hasLostFocus = !button.isConnected && document.activeElement === document.body;
    if (!isThere && !hasLostFocus) return;
    const item = container.current?.querySelector('ul')?.children[before];
    if (!(item instanceof HTMLElement)) return;
    const control = item.querySelector<HTMLElement>('a[href], button');
    if (!control) item.tabIndex = -1;
    (control ?? item).focus();
  }, [count]);
  return {
    /** The ref for the element around the list and its button. */
    container,
    /** The props for the element around the button. */
    end: {
      onFocus: ({ target }: FocusEvent) => {
        left.current = { button: target, count };
      },
    },
  };
}
