import { type RefObject, useEffect, useRef } from 'react';

/** Where what has the focus in a list goes away, the focus goes to the list's heading. */
export function useFocusBack(heading: RefObject<HTMLElement | null>) {
  const hasFocus = useRef(false);
  useEffect(() => {
    if (hasFocus.current && document.activeElement === document.body) heading.current?.focus();
  });
  return {
    onFocus: () => {
      hasFocus.current = true;
    },
    // Not called for what React itself removes.
    onBlur: () => {
      hasFocus.current = false;
    },
  };
}
