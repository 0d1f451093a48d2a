import { Container, type ShelfItem, ShelfSkeleton } from '@parde/ui';
import { type ComponentType, startTransition, useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { loadChunk } from '../../app/errors/load-chunk.ts';
import { useNearViewport } from '../../app/hooks/use-near-viewport.ts';
import { loadMessages, type Namespace } from '../../app/i18n/messages.ts';
import { usePage } from '../../app/page/Storefront.tsx';
import { Failed } from '../../app/parts/Failed.tsx';
import * as styles from './LazySection.css.ts';

interface LazySectionProps {
  /** Must be stable between renders. */
  load: () => Promise<ComponentType>;
  /** The shelf for which room is reserved. */
  item?: ShelfItem;
}

/** Never server-rendered. */
export function LazySection({ load, item = 'poster' }: LazySectionProps) {
  const { ref, isNear, Part, hasFailed, retry } = useNearbyPart(load, 'home-late');
  if (!Part && !hasFailed) return <ShelfSkeleton ref={ref} item={item} empty={!isNear} />;
  return (
    <div className={styles.content}>
      {hasFailed ? <SectionFailed onRetry={retry} /> : null}
      {Part ? <Part /> : null}
    </div>
  );
}

/** Loads code and messages when the viewer scrolls near. */
export function useNearbyPart<Props>(
  load: () => Promise<ComponentType<Props>>,
  namespace: Namespace,
) {
  const page = usePage();
  const [ref, isNear] = useNearViewport<HTMLDivElement>();
  const [Part, setPart] = useState<ComponentType<Props>>();
  const [hasFailed, setFailed] = useState(false);
  const retry = () =>
    Promise.all([loadChunk(load), loadMessages(page, namespace)]).then(
      ([loaded]) =>
        // React renders a transition in slices, so that a slow phone can scroll in the meantime.
        startTransition(() => {
          setFailed(false);
          setPart(() => loaded);
        }),
      () => setFailed(true),
    );
  const loadOnce = useEffectEvent(() => void retry());
  useEffect(() => {
    if (isNear) loadOnce();
  }, [isNear]);
  return { ref, isNear, Part, hasFailed, retry };
}

export function SectionFailed({ onRetry }: { onRetry: () => Promise<unknown> }) {
  const { t } = useTranslation('home');
  return (
    <Container>
      <Failed text={t('sectionFailed')} onRetry={onRetry} />
    </Container>
  );
}
