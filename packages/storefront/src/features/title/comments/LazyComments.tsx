import { Container, Heading, Stack } from '@parde/ui';
import { type ComponentType, startTransition, useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { loadChunk } from '../../../app/errors/load-chunk.ts';
import { useNearViewport } from '../../../app/hooks/use-near-viewport.ts';
import { loadMessages } from '../../../app/i18n/messages.ts';
import { hasOperation } from '../../../app/page/operations.ts';
import { usePage } from '../../../app/page/Storefront.tsx';
import { Failed } from '../../../app/parts/Failed.tsx';
import * as styles from '../TitleActions.css.ts';
import type { CommentsProps } from './Comments.tsx';

export function LazyComments(props: CommentsProps) {
  return hasOperation(usePage(), 'listComments') ? <CommentsNearby {...props} /> : null;
}

/** Code, messages and data are loaded when the viewer scrolls near. */
function CommentsNearby({ type, id }: CommentsProps) {
  const { t } = useTranslation(['title', 'shell']);
  const page = usePage();
  const [Comments, setComments] = useState<ComponentType<CommentsProps>>();
  const [hasFailed, setFailed] = useState(false);
  const [ref, isNear] = useNearViewport<HTMLDivElement>();
  const load = () => {
    setFailed(false);
    Promise.all([loadChunk(() => import('./Comments.tsx')), loadMessages(page, 'comments')]).then(
      // React renders a transition in slices, so that a slow phone can scroll in the meantime.
      ([{ Comments: loaded }]) => startTransition(() => setComments(() => loaded)),
      () => setFailed(true),
    );
  };
  const loadOnce = useEffectEvent(load);
  useEffect(() => {
    if (isNear) loadOnce();
  }, [isNear]);
  return (
    <Container as="section">
      <div
        ref={ref}
        className={styles.comments}
        data-coming={Comments || hasFailed ? undefined : ''}
      >
        {Comments ? (
          <Comments type={type} id={id} />
        ) : (
          <Stack>
            <Heading level={2} size="md">
              {t('comments')}
            </Heading>
            {hasFailed ? <Failed text={t('sectionFailed')} onRetry={() => void load()} /> : null}
          </Stack>
        )}
      </div>
    </Container>
  );
}
