import type { AddedComment, TitleType } from '@parde/api-client';
import { askPages } from '@parde/api-client/query';
import { formatNumber } from '@parde/domain';
import { Badge, Button, EmptyState, Heading, Skeleton, Stack, VisuallyHidden } from '@parde/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { trackLoading } from '../../../app/loading-bar-store.ts';
import { hasOperation } from '../../../app/page/operations.ts';
import type { Page } from '../../../app/page/page.ts';
import { usePage } from '../../../app/page/Storefront.tsx';
import { Failed } from '../../../app/parts/Failed.tsx';
import { useFocusOnNew } from '../../../app/parts/MorePages.tsx';
import { CommentForm } from './CommentForm.tsx';
import * as styles from './Comments.css.ts';
import { ViewerComment } from './ViewerComment.tsx';

export interface CommentsProps {
  type: TitleType;
  id: string;
}

export function Comments({ type, id }: CommentsProps) {
  const { t } = useTranslation(['comments', 'title']);
  const page = usePage();
  /** Comments in moderation are shown to their author only. */
  const [pending, setPending] = useState<readonly AddedComment['comment'][]>([]);
  const { data } = useInfiniteQuery(commentsQuery(page, type, id));
  const count = data?.pages[0]?.about.count ?? 0;
  return (
    <div className={styles.section}>
      <Stack>
        <Heading level={2} size="md">
          {t('title:comments')}
          {count > 0 ? (
            <span className={styles.count}>{` (${formatNumber(count, page.facts.locale)})`}</span>
          ) : null}
        </Heading>
        {pending.map((comment) => (
          <ViewerComment
            key={comment.id}
            comment={comment}
            badge={<Badge tone="soft">{t('waiting')}</Badge>}
          />
        ))}
        <PublishedComments type={type} id={id} isAlone={pending.length === 0} />
      </Stack>
      {hasOperation(page, 'addComment') ? (
        <div className={styles.viewerComment}>
          <CommentForm
            type={type}
            id={id}
            onAdded={({ comment, state }) => {
              if (state === 'pending') setPending((before) => [comment, ...before]);
            }}
          />
        </div>
      ) : null}
    </div>
  );
}

function commentsQuery({ api }: Page, type: TitleType, id: string) {
  return askPages(api, 'listComments', { path: { content_type: type, id } });
}

/** Enough comments to judge whether they are worth reading, so that the content below stays near. */
const firstShown = 3;
const moreShown = 12;

const placeholders = ['a', 'b', 'c'];

interface PublishedCommentsProps extends CommentsProps {
  /** True if the viewer has no pending comments. */
  isAlone: boolean;
}

function PublishedComments({ type, id, isAlone }: PublishedCommentsProps) {
  const { t } = useTranslation(['comments', 'shell']);
  const page = usePage();
  const mayReport = hasOperation(page, 'reportComment');
  const {
    data,
    isError,
    isFetchNextPageError,
    refetch,
    hasNextPage,
    fetchNextPage,
    isFetchingNextPage,
  } = useInfiniteQuery(commentsQuery(page, type, id));
  const loaded = data?.pages.flatMap(({ items }) => items) ?? [];
  const [most, setMost] = useState(firstShown);
  const comments = loaded.slice(0, most);
  const { container, end } = useFocusOnNew(comments.length);
  if (isError && !data) {
    return <Failed text={t('failed')} onRetry={refetch} />;
  }
  if (!data) {
    return (
      <Stack>
        <VisuallyHidden live="polite">{t('shell:loading')}</VisuallyHidden>
        {placeholders.map((slot) => (
          <div key={slot} className={styles.waiting} data-coming="">
            <Skeleton shape="round" />
            <div>
              <Skeleton width="little" />
              <Skeleton />
              <Skeleton width="most" />
            </div>
          </div>
        ))}
      </Stack>
    );
  }
  if (comments.length === 0) {
    return isAlone ? <EmptyState headingLevel={3} title={t('none')} text={t('noneMore')} /> : null;
  }
  const isMore = loaded.length > most || hasNextPage;
  const showMore = () => {
    const next = most + moreShown;
    setMost(next);
    if (hasNextPage && loaded.length < next) void trackLoading(fetchNextPage());
  };
  return (
    <div ref={container} style={{ display: 'contents' }}>
      <ul className={styles.list}>
        {comments.map((comment) => (
          <li key={comment.id}>
            <ViewerComment comment={comment} mayReport={mayReport} />
          </li>
        ))}
      </ul>
      {isFetchNextPageError ? <Failed text={t('moreFailed')} onRetry={fetchNextPage} /> : null}
      {isMore && !isFetchNextPageError ? (
        <div {...end}>
          <Button loading={isFetchingNextPage} onClick={showMore}>
            {t('more')}
          </Button>
        </div>
      ) : null}
    </div>
  );
}
