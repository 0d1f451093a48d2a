import { type ComponentType, startTransition, useEffect, useEffectEvent, useState } from 'react';
import { loadMessages } from '../../app/i18n/messages.ts';
import { hasOperation } from '../../app/page/operations.ts';
import type { Page } from '../../app/page/page.ts';
import { usePage } from '../../app/page/Storefront.tsx';
import type { DataCostProps } from './DataCost.tsx';
import * as styles from './PlayCost.css.ts';

const load = () => import('./DataCost.tsx').then((each) => each.DataCost);

/** The cost is shown only if the server lists operators and the title's length is known. */
export function hasPlayCost(page: Page, minutes: number | null | undefined): minutes is number {
  return hasOperation(page, 'listOperators') && typeof minutes === 'number' && minutes > 0;
}

/** Shows the data and the cost of playback. Loaded after everything else, because only the browser knows the cost. */
export function PlayCost(props: DataCostProps) {
  const page = usePage();
  const [Part, setPart] = useState<ComponentType<DataCostProps>>();
  const loadOnce = useEffectEvent(() => {
    Promise.all([load(), loadMessages(page, 'data-cost')]).then(
      ([loaded]) => startTransition(() => setPart(() => loaded)),
      () => {
        // The page works without the cost.
      },
    );
  });
  useEffect(() => loadOnce(), []);
  return <div className={styles.playRow}>{Part ? <Part {...props} /> : null}</div>;
}
