import { Container, Heading, Stack } from '@parde/ui';
import { useTranslation } from 'react-i18next';
import { hasOperation } from '../../../app/page/operations.ts';
import { usePage } from '../../../app/page/Storefront.tsx';
import { Failed } from '../../../app/parts/Failed.tsx';
import { useNearbyPart } from '../../../titles/shelves/LazySection.tsx';
import * as styles from '../TitleActions.css.ts';
import type { CommentsProps } from './Comments.tsx';

export function LazyComments(props: CommentsProps) {
  return hasOperation(usePage(), 'listComments') ? <CommentsNearby {...props} /> : null;
}

const comments = { load: () => import('./Comments.tsx').then((each) => each.Comments) };

function CommentsNearby({ type, id }: CommentsProps) {
  const { t } = useTranslation('title');
  const { ref, Part, hasFailed, retry } = useNearbyPart(comments, 'comments');
  return (
    <Container as="section">
      <div ref={ref} className={styles.comments} data-coming={Part || hasFailed ? undefined : ''}>
        {Part ? (
          <Part type={type} id={id} />
        ) : (
          <Stack>
            <Heading level={2} size="md">
              {t('comments')}
            </Heading>
            {hasFailed ? <Failed text={t('sectionFailed')} onRetry={retry} /> : null}
          </Stack>
        )}
      </div>
    </Container>
  );
}
