import { useEffect, useState } from 'react';

/** How long it is said. */
const saidFor = 4000;

interface Copy {
  readonly of: string;
  readonly succeeded: boolean;
}

/** Copies one of several texts, and tells for a while which one it was. */
export function useCopy() {
  const [last, setLast] = useState<Copy>();
  useEffect(() => {
    if (!last) return;
    const timer = setTimeout(() => setLast(undefined), saidFor);
    return () => clearTimeout(timer);
  }, [last]);
  const copy = async (of: string, text: string) => {
    try {
      await navigator.clipboard.writeText(text);
      setLast({ of, succeeded: true });
    } catch {
      setLast({ of, succeeded: false });
    }
  };
  return { last, copy };
}
