import { type ComponentType, startTransition, useEffect, useEffectEvent, useState } from 'react';
import { loadMessages } from '../../app/i18n/messages.ts';
import { isOffered } from '../../app/page/offers.ts';
import { usePage } from '../../app/page/Storefront.tsx';
import type { DataCostProps } from './DataCost.tsx';
import * as styles from './PlayCost.css.ts';

const load = () => import('./DataCost.tsx').then((each) => each.DataCost);

/** What playing takes and costs, after everything else: it is known in the browser alone. */
export function PlayCost({ minutes }: { minutes: number | null | undefined }) {
  const page = usePage();
  const [Part, setPart] = useState<ComponentType<DataCostProps>>();
  const loadOnce = useEffectEvent(() => {
    Promise.all([load(), loadMessages(page, 'data-cost')]).then(
      ([loaded]) => startTransition(() => setPart(() => loaded)),
      () => {
        // The page does without it.
      },
    );
  });
  // What it costs is what one asks.
  const isKnown = isOffered(page, 'listOperators') && typeof minutes === 'number' && minutes > 0;
  useEffect(() => {
    if (isKnown) loadOnce();
  }, [isKnown]);
  if (!isKnown) return null;
  return <div className={styles.words}>{Part ? <Part minutes={minutes} /> : null}</div>;
}
