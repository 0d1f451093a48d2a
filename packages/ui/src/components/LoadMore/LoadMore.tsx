'use client';

import { useEffect, useRef } from 'react';
import { Button } from '../Button/Button.tsx';
import type { PhrasesData } from '../Phrase/Phrases.tsx';
import * as styles from './LoadMore.css.ts';

export interface LoadMoreProps {
  label: string;
  /** The accessible name, if the label is too short to be clear. It contains the label. */
  name?: PhrasesData;
  loading: boolean;
  /** True to load only on click: because loading failed, or the content below must be reachable. */
  loadsOnClickOnly?: boolean;
  /** The count: «۲۴ از ۱۲۰». Announced when it changes. */
  status?: string;
  onLoad: () => void;
}

/** The end of an infinite list. Loads more when it scrolls near, and on click. */
export function LoadMore({
  label,
  name,
  loading,
  loadsOnClickOnly = false,
  status,
  onLoad,
}: LoadMoreProps) {
  const end = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const element = end.current;
    if (!element || loading || loadsOnClickOnly) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) onLoad();
      },
      { rootMargin: '600px' },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [loading, loadsOnClickOnly, onLoad]);

  return (
    <div ref={end} className={styles.more}>
      <Button label={name} loading={loading} onClick={onLoad}>
        {label}
      </Button>
      <span role="status">{status}</span>
    </div>
  );
}
