import type { TitleDecision } from '@parde/domain';
import {
  BookmarkIcon,
  CheckIcon,
  DeviceIcon,
  DownloadIcon,
  ShareIcon,
  StarIcon,
  VideoIcon,
  VisuallyHidden,
} from '@parde/ui';
import { type ComponentType, type MouseEvent, type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { share } from '../../app/browser/share.ts';
import { loadChunk } from '../../app/errors/load-chunk.ts';
import { trackLoading } from '../../app/loading-bar-store.ts';
import { useInsteadOfLink } from '../../app/modals/use-instead-of-link.ts';
import { useModal, useOpenModal } from '../../app/modals/use-modal.ts';
import { hasOperation, hasPage } from '../../app/page/operations.ts';
import { usePage } from '../../app/page/Storefront.tsx';
import { PageLink } from '../../app/parts/PageLink.tsx';
import { fullName, fullNamePhrase } from '../../names/episode-names.ts';
import { type Named, nameOf } from '../../names/names.ts';
import { contentPath } from '../../paths.ts';
import { hasFiles } from '../../titles/file-downloads/downloadable-title.ts';
import { hasMyList } from '../../titles/my-list/listed-title.ts';
import { SignInToAdd } from '../../titles/my-list/SignInToAdd.tsx';
import { useMyList } from '../../titles/my-list/use-my-list.ts';
import { maySaveTitle } from '../../titles/offline/react/may-save-title.ts';
import { useSavedBadges } from '../../titles/offline/react/saved-badges.ts';
import type { TitleBase } from '../../titles/title-base.ts';
import { isReleased } from './is-released.ts';
import type { RatingDialogProps } from './lazy/RatingDialog.tsx';
import * as styles from './TitleTools.css.ts';
import { useDownloadPath } from './use-download-path.ts';
import { useTitleState } from './use-title-state.ts';

interface TitleToolsProps {
  title: TitleBase;
  /** Undefined while loading. */
  decision: TitleDecision | undefined;
  /** The tools that only some titles have. */
  more?: ReactNode;
}

export function TitleTools({ title, decision, more }: TitleToolsProps) {
  const { t } = useTranslation('title');
  const page = usePage();
  const { locale } = page.facts;
  const share = useShare(nameOf(fullName(title), locale));
  const { trailer_id: trailer } = title;
  return (
    <div className={styles.tools}>
      {hasMyList(page) ? <ListTool title={title} /> : null}
      {hasOperation(page, 'rateTitle') && isReleased(title, decision) ? (
        <RateTool title={title} />
      ) : null}
      {trailer && hasPage(page, 'video-show') ? <TrailerTool id={trailer} of={title} /> : null}
      {maySaveTitle(page, title) ? <SaveTool title={title} /> : null}
      <DownloadTool title={title} />
      {more}
      <TitleTool icon={<ShareIcon />} label={t('share')} onClick={() => void share()} />
    </div>
  );
}

function ListTool({ title }: { title: TitleBase }) {
  const { t } = useTranslation();
  const { type, id } = title;
  const listedTitle = { content_type: type, id, ...fullName(title) };
  const { isIn, toggle, needsSignIn, signInOpened } = useMyList(listedTitle);
  return (
    <>
      <TitleTool
        icon={isIn ? <CheckIcon /> : <BookmarkIcon />}
        label={t('myList')}
        isPressed={isIn}
        onClick={toggle}
      />
      {needsSignIn ? <SignInToAdd title={listedTitle} onOpened={signInOpened} /> : null}
    </>
  );
}

/** Opens the modal that saves the title offline. */
function SaveTool({ title }: { title: TitleBase }) {
  const { t } = useTranslation('title');
  const open = useModal('save-offline');
  const badges = useSavedBadges();
  const icon = <DeviceIcon />;
  const label = (
    <>
      <span aria-hidden="true">{t('keepShort')}</span>
      <VisuallyHidden>{t('keep')}</VisuallyHidden>
    </>
  );
  return (
    <TitleTool
      icon={badges ? <badges.SavedIcon of={title} otherwise={icon} /> : icon}
      label={badges ? <badges.SavedLabel of={title} otherwise={label} isShort /> : label}
      onClick={() => open?.({ content_type: title.type, content_id: title.id })}
    />
  );
}

/** Opens a modal; without JavaScript it is a link to the download page. A series has no files of its own. */
function DownloadTool({ title }: { title: TitleBase }) {
  const { t } = useTranslation('title');
  const openModal = useOpenModal();
  const insteadOfLink = useInsteadOfLink();
  const path = useDownloadPath(title);
  if (path === undefined) return null;
  const open = () => openModal('download', { content_type: title.type, content_id: title.id });
  return (
    <TitleTool
      icon={<DownloadIcon />}
      label={t('download')}
      href={path}
      {...(hasFiles(title.type) && { onClick: insteadOfLink(path, open) })}
    />
  );
}

/** Opens the player; without JavaScript it is a link to the trailer's page. */
function TrailerTool({ id, of: { name_fa, name_en } }: { id: string; of: Named }) {
  const { t } = useTranslation('title');
  const openModal = useOpenModal();
  const insteadOfLink = useInsteadOfLink();
  const path = contentPath('video', id);
  return (
    <TitleTool
      icon={<VideoIcon />}
      label={t('trailer')}
      href={path}
      onClick={insteadOfLink(path, () =>
        openModal('player', {
          content_type: 'video',
          content_id: id,
          trailerOf: { name_fa, name_en },
        }),
      )}
    />
  );
}

function RateTool({ title }: { title: TitleBase }) {
  const { t } = useTranslation(['title', 'shell']);
  const { signedIn, locale } = usePage().facts;
  const openModal = useOpenModal();
  const rating = useTitleState(title)?.rating ?? null;
  const [Rating, setRating] = useState<ComponentType<RatingDialogProps>>();
  const [isOpen, setOpen] = useState(false);
  const openRating = async () => {
    if (!signedIn) return openModal('login', { message: t('shell:signInFirst') });
    const { RatingDialog } = await loadChunk(() => import('./lazy/RatingDialog.tsx'));
    setRating(() => RatingDialog);
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
        isPressed={rating !== null}
        onClick={() => {
          trackLoading(openRating()).catch(() => {
            // Another click retries.
          });
        }}
      />
      {Rating ? (
        <Rating
          open={isOpen}
          title={title}
          name={fullNamePhrase(title, locale)}
          rating={rating}
          onClose={() => setOpen(false)}
        />
      ) : null}
    </>
  );
}

interface TitleToolProps {
  icon: ReactNode;
  label: ReactNode;
  onClick?: (event: MouseEvent) => void;
  /** Renders a link; `onClick` takes over after hydration. */
  href?: string;
  isPressed?: boolean;
  busy?: boolean;
}

export function TitleTool({ icon, label, onClick, href, isPressed, busy }: TitleToolProps) {
  const content = (
    <>
      <span className={styles.sign}>{icon}</span>
      {label}
    </>
  );
  if (href !== undefined) {
    return (
      <PageLink className={styles.tool} href={href} onClick={onClick}>
        {content}
      </PageLink>
    );
  }
  return (
    <button
      type="button"
      className={styles.tool}
      aria-pressed={isPressed}
      aria-busy={busy || undefined}
      onClick={onClick}
    >
      {content}
    </button>
  );
}

function useShare(title: string): () => Promise<void> {
  const { t } = useTranslation('title');
  const { facts } = usePage();
  return () => {
    // Without the query, because a tab or a modal is not shared.
    const url = facts.origin + window.location.pathname;
    return share({ title, url }, { copied: t('linkCopied'), notCopied: t('linkNotCopied') });
  };
}
