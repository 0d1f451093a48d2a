import { useEffect, useRef, useState } from 'react';
import { Text } from '../../components/Text/Text.tsx';

/** The computed value of a token in this window, in this brand, with or without motion. */
export function Live({ of, unit }: { of: string; unit: 'px' | 'ms' }) {
  const probe = useRef<HTMLSpanElement>(null);
  const [value, setValue] = useState('');
  useEffect(() => {
    const measure = () => {
      const element = probe.current;
      if (!element) return;
      const { inlineSize, transitionDuration } = getComputedStyle(element);
      setValue(
        unit === 'px'
          ? `${Math.round(Number.parseFloat(inlineSize) * 10) / 10} px`
          : `${Math.round(Number.parseFloat(transitionDuration) * 1000)} ms`,
      );
    };
    measure();
    addEventListener('resize', measure);
    return () => removeEventListener('resize', measure);
  }, [unit]);
  return (
    <Text as="span" size="sm" tone="muted" dir="ltr" lang="en" tabular>
      <span
        ref={probe}
        aria-hidden="true"
        style={{
          // Taken out of the page's flow and scrolling, because it may be wider than the window.
          position: 'fixed',
          visibility: 'hidden',
          ...(unit === 'px' ? { inlineSize: of } : { transitionDuration: of }),
        }}
      />
      {value}
    </Text>
  );
}
