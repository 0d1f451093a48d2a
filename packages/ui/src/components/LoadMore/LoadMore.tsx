import { useEffect, useRef } from 'react';
import { Button } from '../Button/Button.tsx';
import * as styles from './LoadMore.css.ts';

export interface LoadMoreProps {
  label: string;
  loading: boolean;
  /** It did not come: then nothing is asked for until the viewer presses. */
  failed?: boolean;
  /** How much is there: «۲۴ از ۱۲۰». Read out when it changes. */
  status?: string;
  onLoad: () => void;
}

/** The end of a list that goes on: it loads when it comes near, and by a press. */
export function LoadMore({ label, loading, failed = false, status, onLoad }: LoadMoreProps) {
  const end = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const element = end.current;
    if (!element || loading || failed) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) onLoad();
      },
      { rootMargin: '600px' },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [loading, failed, onLoad]);

  return (
    <div ref={end} className={styles.more}>
      <Button loading={loading} onClick={onLoad}>
        {label}
      </Button>
      <span role="status">{status}</span>
    </div>
  );
}
