import { type AddedComment, isApiError, type TitleType } from '@parde/api-client';
import { askPages, send } from '@parde/api-client/query';
import { formatNumber } from '@parde/domain';
import {
  Badge,
  Button,
  Checkbox,
  EmptyState,
  Field,
  Heading,
  Notice,
  Skeleton,
  Stack,
  Text,
  VisuallyHidden,
} from '@parde/ui';
import { useInfiniteQuery, useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { trackLoading } from '../../../app/loading-bar-store.ts';
import { useModal } from '../../../app/modals/use-modal.ts';
import { hasOperation } from '../../../app/page/operations.ts';
import type { Page } from '../../../app/page/page.ts';
import { usePage } from '../../../app/page/Storefront.tsx';
import { Failed } from '../../../app/parts/Failed.tsx';
import { useFocusOnNew } from '../../../app/parts/MorePages.tsx';
import { useViewer } from '../../../app/session/use-viewer.ts';
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

interface PublishedCommentsProps extends CommentsProps {
  /** True if the viewer has no pending comments. */
  isAlone: boolean;
}

function PublishedComments({ type, id, isAlone }: PublishedCommentsProps) {
  const { t } = useTranslation(['comments', 'shell']);
  const page = usePage();
  const mayReport = hasOperation(page, 'reportComment');
  const query = useInfiniteQuery(commentsQuery(page, type, id));
  const { data, hasNextPage, fetchNextPage, isFetchNextPageError } = query;
  const loaded = data?.pages.flatMap(({ items }) => items) ?? [];
  const [most, setMost] = useState(firstShown);
  const comments = loaded.slice(0, most);
  const { container, end } = useFocusOnNew(comments.length);
  if (query.isError && !data) return <Failed text={t('failed')} onRetry={query.refetch} />;
  if (!data) {
    return (
      <Stack>
        <VisuallyHidden live="polite">{t('shell:loading')}</VisuallyHidden>
        {['a', 'b', 'c'].map((slot) => (
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
          <Button loading={query.isFetchingNextPage} onClick={showMore}>
            {t('more')}
          </Button>
        </div>
      ) : null}
    </div>
  );
}

/** The limits of the contract. */
const minLength = 2;
const maxLength = 2000;

interface CommentFormProps extends CommentsProps {
  onAdded: (added: AddedComment) => void;
}

/** One line until the viewer uses it. The text stays in its field until the server has it. */
function CommentForm({ type, id, onAdded }: CommentFormProps) {
  const { t } = useTranslation(['comments', 'shell']);
  const { api, facts } = usePage();
  const { mayComment } = useViewer();
  const openLogin = useModal('login');
  const [isOpen, setOpen] = useState(false);
  const [text, setText] = useState('');
  const [spoiler, setSpoiler] = useState(false);
  const [invalid, setInvalid] = useState<'tooShort' | 'tooLong'>();
  const { mutateAsync, isPending, error, data } = useMutation(send(api, 'addComment'));
  if (!facts.signedIn) {
    return (
      <div className={styles.signIn}>
        <Text tone="muted">{t('writeHint')}</Text>
        {openLogin ? (
          <Button onClick={() => openLogin({ message: t('shell:signInFirst') })}>
            {t('signIn')}
          </Button>
        ) : null}
      </div>
    );
  }
  if (!mayComment) return <Text tone="muted">{t('mayNot')}</Text>;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const comment = text.trim();
    const found = validate(comment);
    setInvalid(found);
    if (found) return;
    trackLoading(mutateAsync({ body: { content_type: type, id, text: comment, spoiler } })).then(
      (added) => {
        setText('');
        setSpoiler(false);
        onAdded(added);
      },
      () => {
        // The error is shown below the field.
      },
    );
  };
  return (
    <form className={styles.form} onSubmit={submit} onFocus={() => setOpen(true)}>
      <Field
        label={t('write')}
        hint={isOpen ? t('writeHint') : undefined}
        error={invalid && t(invalid, { max: maxLength })}
      >
        {(control) => (
          <textarea
            {...control}
            className={isOpen ? styles.openText : styles.text}
            dir="auto"
            value={text}
            onChange={(event) => {
              setText(event.target.value);
              setInvalid(undefined);
            }}
          />
        )}
      </Field>
      {isOpen ? (
        <Checkbox
          label={t('spoiler')}
          hint={t('spoilerHint')}
          checked={spoiler}
          onChange={(event) => setSpoiler(event.target.checked)}
        />
      ) : null}
      {error ? (
        <Notice tone="danger" live="assertive">
          {fieldError(error) ?? t(failureOf(error))}
        </Notice>
      ) : null}
      {isOpen ? (
        <div>
          <Button type="submit" variant="primary" loading={isPending}>
            {t('send')}
          </Button>
        </div>
      ) : null}
      <div role="status">{data ? <Notice tone="success">{t(data.state)}</Notice> : null}</div>
    </form>
  );
}

function validate(comment: string) {
  if (comment.length < minLength) return 'tooShort';
  return comment.length > maxLength ? 'tooLong' : undefined;
}

function failureOf(error: Error) {
  if (!isApiError(error)) return 'notSent';
  if (error.status === 403) return 'mayNot';
  return error.status === 429 ? 'tooMany' : 'notSent';
}

function fieldError(error: Error): string | undefined {
  return isApiError(error) ? error.errors?.text?.[0] : undefined;
}
