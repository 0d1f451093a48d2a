import { type ComponentType, useEffect, useEffectEvent, useState } from 'react';
import { useNearViewport } from '../../app/hooks/use-near-viewport.ts';
import { loadMessages } from '../../app/i18n/messages.ts';
import { usePage } from '../../app/page/Storefront.tsx';
import * as styles from './LatePart.css.ts';
import { SectionFailed } from './SectionFailed.tsx';

interface LatePartProps {
  /** The same one at each rendering. */
  load: () => Promise<ComponentType>;
}

/** A part of the page whose code, words and data come when the viewer comes near it. No document has it. */
export function LatePart({ load }: LatePartProps) {
  const { i18n, facts } = usePage();
  const [place, isNear] = useNearViewport<HTMLDivElement>();
  const [Part, setPart] = useState<ComponentType>();
  const [hasFailed, setFailed] = useState(false);
  const fetch = () =>
    Promise.all([load(), loadMessages(i18n, facts.locale, 'home-late')]).then(
      ([loaded]) => {
        setFailed(false);
        setPart(() => loaded);
      },
      () => setFailed(true),
    );
  const begin = useEffectEvent(() => void fetch());
  useEffect(() => {
    if (isNear) begin();
  }, [isNear]);
  return (
    <div ref={place} className={Part || hasFailed ? styles.part : styles.place}>
      {hasFailed ? <SectionFailed onRetry={fetch} /> : null}
      {Part ? <Part /> : null}
    </div>
  );
}
