import { Container, type ShelfItem, ShelfSkeleton } from '@parde/ui';
import { type ComponentType, startTransition, useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigationType } from 'react-router';
import { loadChunk } from '../../app/errors/load-chunk.ts';
import { useNearViewport } from '../../app/hooks/use-near-viewport.ts';
import { loadMessages, type Namespace } from '../../app/i18n/messages.ts';
import { usePage } from '../../app/page/Storefront.tsx';
import { Failed } from '../../app/parts/Failed.tsx';
import * as styles from './LazySection.css.ts';

/** A part of a page with code of its own. */
interface LazyPart<Props = object> {
  readonly load: () => Promise<ComponentType<Props>>;
  /** Set by the first load. */
  loaded?: ComponentType<Props>;
}

interface LazySectionProps {
  part: LazyPart;
  /** The shelf for which room is reserved. */
  item?: ShelfItem;
}

/** Never server-rendered. */
export function LazySection({ part, item = 'poster' }: LazySectionProps) {
  const { ref, isNear, Part, hasFailed, retry } = useNearbyPart(part, 'home-late');
  if (!Part && !hasFailed) return <ShelfSkeleton ref={ref} item={item} empty={!isNear} />;
  return (
    <div className={styles.content}>
      {hasFailed ? <SectionFailed onRetry={retry} /> : null}
      {Part ? <Part /> : null}
    </div>
  );
}

/**
 * Loads code and messages when the viewer scrolls near. After Back, a part that has been loaded is rendered at once,
 * because the scroll position is restored in the first frame.
 */
export function useNearbyPart<Props>(part: LazyPart<Props>, namespace: Namespace) {
  const page = usePage();
  const [ref, isNear] = useNearViewport<HTMLDivElement>();
  const isBack = useNavigationType() === 'POP';
  const [Part, setPart] = useState(() => (isBack ? part.loaded : undefined));
  const [hasFailed, setFailed] = useState(false);
  const retry = () =>
    Promise.all([loadChunk(part.load), loadMessages(page, namespace)]).then(
      ([loaded]) => {
        part.loaded = loaded;
        // React renders a transition in slices, so that a slow phone can scroll in the meantime.
        startTransition(() => {
          setFailed(false);
          setPart(() => loaded);
        });
      },
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
