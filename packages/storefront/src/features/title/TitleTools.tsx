import { BookmarkIcon, CheckIcon, DownloadIcon, ShareIcon, StarIcon, VideoIcon } from '@parde/ui';
import { type ComponentType, type MouseEvent, type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { trackLoading } from '../../app/loading-bar-store.ts';
import { useInsteadOfLink } from '../../app/modals/use-instead-of-link.ts';
import { useOpenModal } from '../../app/modals/use-open-modal.ts';
import { usePage } from '../../app/page/Storefront.tsx';
import { contentPath, downloadPath } from '../../paths.ts';
import { hasFiles } from '../../titles/downloads/downloadable-title.ts';
import { SignInToAdd } from '../../titles/my-list/SignInToAdd.tsx';
import { useMyList } from '../../titles/my-list/use-my-list.ts';
import type { TitleBase } from '../../titles/title-base.ts';
import { nameOf } from '../../words/names.ts';
import type { RatingDialogProps } from './late/RatingDialog.tsx';
import * as styles from './TitleTools.css.ts';
import { useShare } from './use-share.ts';
import { useTitleState } from './use-title-state.ts';

/** What else one may wish of a title: to keep it, to rate it, to see its trailer, to have its file, to tell others. */
export function TitleTools({ title }: { title: TitleBase }) {
  const { t } = useTranslation('title');
  const { locale } = usePage().facts;
  const share = useShare(nameOf(title, locale));
  const { trailer_id: trailer } = title;
  return (
    <div className={styles.tools}>
      <ListTool title={title} />
      <RateTool title={title} />
      {trailer ? <TrailerTool id={trailer} /> : null}
      <DownloadTool title={title} />
      <TitleTool icon={<ShareIcon />} label={t('share')} onPress={() => void share()} />
    </div>
  );
}

/** A guest is asked to sign in, and then it is kept. */
function ListTool({ title }: { title: TitleBase }) {
  const { t } = useTranslation();
  const { type, id, name_fa, name_en } = title;
  const listedTitle = { content_type: type, id, name_fa, name_en };
  const { isIn, toggle, needsSignIn, signInOpened } = useMyList(listedTitle);
  return (
    <>
      <TitleTool
        icon={isIn ? <CheckIcon /> : <BookmarkIcon />}
        label={t('myList')}
        pressed={isIn}
        onPress={toggle}
      />
      {needsSignIn ? <SignInToAdd title={listedTitle} onOpened={signInOpened} /> : null}
    </>
  );
}

/** Files open over this page, and without script on a page of their own. Those of a series are its episodes'. */
function DownloadTool({ title }: { title: TitleBase }) {
  const { t } = useTranslation('title');
  const openModal = useOpenModal();
  const insteadOfLink = useInsteadOfLink();
  const path = downloadPath(title);
  if (path === undefined) return null;
  const open = () => openModal('download', { content_type: title.type, content_id: title.id });
  return (
    <TitleTool
      icon={<DownloadIcon />}
      label={t('download')}
      href={path}
      {...(hasFiles(title.type) && { onPress: insteadOfLink(path, open) })}
    />
  );
}

/** It is a video like others: it plays over this page, and without script it has a page of its own. */
function TrailerTool({ id }: { id: string }) {
  const { t } = useTranslation('title');
  const openModal = useOpenModal();
  const insteadOfLink = useInsteadOfLink();
  const path = contentPath('video', id);
  return (
    <TitleTool
      icon={<VideoIcon />}
      label={t('trailer')}
      href={path}
      onPress={insteadOfLink(path, () =>
        openModal('player', { content_type: 'video', content_id: id }),
      )}
    />
  );
}

/** Opens the stars; a guest is asked to sign in first. */
function RateTool({ title }: { title: TitleBase }) {
  const { t } = useTranslation(['title', 'shell']);
  const { signedIn, locale } = usePage().facts;
  const openModal = useOpenModal();
  const rating = useTitleState(title)?.rating ?? null;
  const [Dialog, setDialog] = useState<ComponentType<RatingDialogProps>>();
  const [isOpen, setOpen] = useState(false);
  const openRating = async () => {
    if (!signedIn) return openModal('login', { message: t('shell:signInFirst') });
    const { RatingDialog } = await import('./late/RatingDialog.tsx');
    setDialog(() => RatingDialog);
    setOpen(true);
  };
  return (
    <>
      <TitleTool
        icon={
          <span className={rating === null ? styles.hollow : undefined}>
            <StarIcon />
          </span>
        }
        label={rating === null ? t('rate') : t('myRating', { value: rating })}
        pressed={rating !== null}
        onPress={() => {
          trackLoading(openRating()).catch(() => {
            // The page stands without it; another press asks again.
          });
        }}
      />
      {Dialog ? (
        <Dialog
          open={isOpen}
          title={title}
          name={nameOf(title, locale)}
          rating={rating}
          onClose={() => setOpen(false)}
        />
      ) : null}
    </>
  );
}

interface TitleToolProps {
  icon: ReactNode;
  label: string;
  onPress?: (event: MouseEvent) => void;
  /** It leads somewhere; `onPress` may do better once the page is alive. */
  href?: string;
  pressed?: boolean;
  busy?: boolean;
}

/** A small wish on a title's picture: its sign, and its name beneath. */
function TitleTool({ icon, label, onPress, href, pressed, busy }: TitleToolProps) {
  const content = (
    <>
      <span className={styles.sign}>{icon}</span>
      {label}
    </>
  );
  if (href !== undefined) {
    return (
      <Link className={styles.tool} to={href} onClick={onPress}>
        {content}
      </Link>
    );
  }
  return (
    <button
      type="button"
      className={styles.tool}
      aria-pressed={pressed}
      aria-busy={busy || undefined}
      onClick={onPress}
    >
      {content}
    </button>
  );
}
