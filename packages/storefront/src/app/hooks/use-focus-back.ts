import { type RefObject, useEffect, useRef } from 'react';

/** Moves the focus to the list's heading when the focused element of the list disappears. */
export function useFocusBack<List extends HTMLElement>(heading: RefObject<HTMLElement | null>) {
  const list = useRef<List>(null);
  const hasFocus = useRef(false);
  useEffect(() => {
    const { activeElement } = document;
    // React sends no event for a focus that a closing dialog restores.
    if (list.current?.contains(activeElement)) hasFocus.current = true;
    else if (hasFocus.current && activeElement === document.body) heading.current?.focus();
  });
  return {
    ref: list,
    onFocus: () => {
      hasFocus.current = true;
    },
    // Not called for an element that React itself removes.
    onBlur: () => {
      hasFocus.current = false;
    },
  };
}
