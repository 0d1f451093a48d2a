import { type RefObject, useEffect, useRef } from 'react';

/** Where what has the focus in a list goes away, the focus goes to the list's heading. */
export function useFocusBack<List extends HTMLElement>(heading: RefObject<HTMLElement | null>) {
  const list = useRef<List>(null);
  const hasFocus = useRef(false);
  useEffect(() => {
    const { activeElement } = document;
    // React hears of no focus that a closing dialog gives back.
    if (list.current?.contains(activeElement)) hasFocus.current = true;
    else if (hasFocus.current && activeElement === document.body) heading.current?.focus();
  });
  return {
    ref: list,
    onFocus: () => {
      hasFocus.current = true;
    },
    // Not called for what React itself removes.
    onBlur: () => {
      hasFocus.current = false;
    },
  };
}
