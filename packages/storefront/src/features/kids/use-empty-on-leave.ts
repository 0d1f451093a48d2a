import { type RefObject, useEffect, useRef } from 'react';

/**
 * Empties the fields when the document is left, because the back/forward cache would show a child what an adult has
 * typed.
 */
export function useClearOnLeave<E extends HTMLElement>(): RefObject<E | null> {
  const ref = useRef<E>(null);
  useEffect(() => {
    const empty = () => {
      for (const field of ref.current?.querySelectorAll('input') ?? []) field.value = '';
    };
    addEventListener('pagehide', empty);
    return () => removeEventListener('pagehide', empty);
  }, []);
  return ref;
}
