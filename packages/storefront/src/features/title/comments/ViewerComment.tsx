import type { Comment as CommentData } from '@parde/api-client';
import { formatNumber, formatRelative, showDigits } from '@parde/domain';
import {
  Comment,
  IconButton,
  Menu,
  MoreIcon,
  type PhraseData,
  Rating,
  WarningIcon,
} from '@parde/ui';
import { type ComponentType, type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { loadChunk } from '../../../app/errors/load-chunk.ts';
import { useNow } from '../../../app/hooks/use-now.ts';
import { trackLoading } from '../../../app/loading-bar-store.ts';
import { useModal } from '../../../app/modals/use-modal.ts';
import { usePage } from '../../../app/page/Storefront.tsx';
import { phrase, sentence } from '../../../names/phrases.ts';
import type { ReportDialogProps } from './ReportDialog.tsx';

interface ViewerCommentProps {
  comment: CommentData;
  badge?: ReactNode;
  mayReport?: boolean;
}

export function ViewerComment({ comment, badge, mayReport = false }: ViewerCommentProps) {
  const { t } = useTranslation('comments');
  const { locale } = usePage().facts;
  const now = useNow();
  const [isReported, setReported] = useState(false);
  const { author_name: name, text, spoiler, rating, created_at: at } = comment;
  // A viewer without a name is shown by a part of their number.
  const author = phrase(/\p{L}/u.test(name) ? name : showDigits(name, locale), locale);
  return (
    <Comment
      author={author}
      time={{ text: formatRelative(at, now, locale), dateTime: at }}
      text={phrase(text, locale)}
      badge={
        <>
          {badge}
          {rating === null ? null : (
            <Rating value={formatNumber(rating, locale)} label={t('gave', { value: rating })} />
          )}
        </>
      }
      {...(spoiler && { spoiler: { warning: t('spoils'), show: t('show') } })}
      menu={
        mayReport && !isReported ? (
          <CommentMenu id={comment.id} author={author} onReported={() => setReported(true)} />
        ) : undefined
      }
      actions={isReported ? <Thanks /> : undefined}
    />
  );
}

/** Focuses the thanks, because the button that was clicked has disappeared. */
function Thanks() {
  const { t } = useTranslation('comments');
  const messages = useRef<HTMLSpanElement>(null);
  useEffect(() => messages.current?.focus(), []);
  return (
    <span ref={messages} role="status" tabIndex={-1}>
      {t('reported')}
    </span>
  );
}

interface CommentMenuProps {
  id: string;
  author: PhraseData;
  onReported: () => void;
}

function CommentMenu({ id, author, onReported }: CommentMenuProps) {
  const { t } = useTranslation(['comments', 'shell']);
  const { signedIn } = usePage().facts;
  const openLogin = useModal('login');
  const [Dialog, setDialog] = useState<ComponentType<ReportDialogProps>>();
  const [isOpen, setOpen] = useState(false);
  const openReport = async () => {
    const { ReportDialog } = await loadChunk(() => import('./ReportDialog.tsx'));
    setDialog(() => ReportDialog);
    setOpen(true);
  };
  const report = () => {
    if (!signedIn) return openLogin?.({ message: t('shell:signInFirst') });
    trackLoading(openReport()).catch(() => {
      // Choosing the item again retries.
    });
  };
  if (!signedIn && !openLogin) return null;
  return (
    <>
      <Menu
        label={t('options')}
        items={[{ id: 'report', label: t('report'), icon: <WarningIcon />, onSelect: report }]}
        trigger={(props) => (
          <IconButton
            {...props}
            icon={<MoreIcon />}
            label={sentence(author, (name) => t('optionsOf', { name }))}
          />
        )}
      />
      {Dialog ? (
        <Dialog
          open={isOpen}
          id={id}
          onClose={() => setOpen(false)}
          onReported={() => {
            setOpen(false);
            onReported();
          }}
        />
      ) : null}
    </>
  );
}
