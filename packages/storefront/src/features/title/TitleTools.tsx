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
import { type ComponentType, type MouseEventHandler, type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { share } from '../../app/browser/share.ts';
import { loadChunk } from '../../app/errors/load-chunk.ts';
import { trackLoading } from '../../app/loading-bar-store.ts';
import { insteadOfPage, useModal } from '../../app/modals/use-modal.ts';
import { useExistingPages } from '../../app/page/existing-pages.ts';
import { hasOperation } from '../../app/page/operations.ts';
import { usePage } from '../../app/page/Storefront.tsx';
import { PageLink } from '../../app/parts/PageLink.tsx';
import { fullName, fullNamePhrase } from '../../names/episode-names.ts';
import { nameOf } from '../../names/names.ts';
import { hasFiles } from '../../titles/file-downloads/downloadable-title.ts';
import { hasMyList } from '../../titles/my-list/listed-title.ts';
import { useMyList } from '../../titles/my-list/use-my-list.ts';
import { maySaveTitle } from '../../titles/save-offer.ts';
import type { TitleBase } from '../../titles/title-base.ts';
import { useTitleState } from '../../titles/title-data.ts';
import { useSavedBadges } from '../../titles/use-saved-badges.ts';
import { isReleased } from '../../titles/use-title-offer.ts';
import type { RatingDialogProps } from './RatingDialog.tsx';
import * as styles from './TitleTools.css.ts';

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
  const share = useShare(nameOf(fullName(title), page.facts.locale));
  return (
    <div className={styles.tools}>
      {hasMyList(page) ? <ListTool title={title} /> : null}
      {hasOperation(page, 'rateTitle') && isReleased(title, decision) ? (
        <RateTool title={title} />
      ) : null}
      <TrailerTool of={title} />
      {maySaveTitle(page, title) ? <SaveTool title={title} /> : null}
      <DownloadTool title={title} />
      {more}
      <TitleTool icon={<ShareIcon />} label={t('share')} onClick={() => void share()} />
    </div>
  );
}

function ListTool({ title }: { title: TitleBase }) {
  const { t } = useTranslation();
  const { isIn, toggle } = useMyList({
    content_type: title.type,
    id: title.id,
    ...fullName(title),
  });
  return (
    <TitleTool
      icon={isIn ? <CheckIcon /> : <BookmarkIcon />}
      label={t('myList')}
      isPressed={isIn}
      onClick={toggle}
    />
  );
}

/** Opens the modal that saves the title offline. */
function SaveTool({ title }: { title: TitleBase }) {
  const { t } = useTranslation('title');
  const openSave = useModal('save-offline');
  const badges = useSavedBadges();
  if (!openSave) return null;
  const icon = <DeviceIcon />;
  const label = (
    <>
      <span aria-hidden="true">{t('saveShort')}</span>
      <VisuallyHidden>{t('save')}</VisuallyHidden>
    </>
  );
  return (
    <TitleTool
      icon={badges ? <badges.SavedIcon of={title} otherwise={icon} /> : icon}
      label={badges ? <badges.SavedLabel of={title} otherwise={label} isShort /> : label}
      onClick={() => openSave({ content_type: title.type, content_id: title.id })}
    />
  );
}

/** Opens a modal; without JavaScript it is a link to the download page. A series has no files of its own. */
function DownloadTool({ title }: { title: TitleBase }) {
  const { t } = useTranslation('title');
  const openDownload = useModal('download');
  const href = useExistingPages().downloadPath(title);
  if (href === undefined) return null;
  const content = { content_type: title.type, content_id: title.id };
  return (
    <LinkTool
      icon={<DownloadIcon />}
      label={t('download')}
      href={href}
      onClick={hasFiles(title.type) ? insteadOfPage(openDownload, content) : undefined}
    />
  );
}

/** Opens the player; without JavaScript it is a link to the trailer's page. */
function TrailerTool({ of }: { of: TitleBase }) {
  const { t } = useTranslation('title');
  const openPlayer = useModal('player');
  const { contentPath, showPath } = useExistingPages();
  const { trailer_id: id, name_fa, name_en } = of;
  // A trailer that cannot be played is not shown.
  if (!id || !showPath({ type: 'video', id })) return null;
  const href = contentPath('video', id);
  if (href === undefined) return null;
  const trailer = { content_type: 'video', content_id: id, trailerOf: { name_fa, name_en } };
  return (
    <LinkTool
      icon={<VideoIcon />}
      label={t('trailer')}
      href={href}
      onClick={insteadOfPage(openPlayer, trailer)}
    />
  );
}

function RateTool({ title }: { title: TitleBase }) {
  const { t } = useTranslation(['title', 'shell']);
  const { signedIn, locale } = usePage().facts;
  const openLogin = useModal('login');
  const rating = useTitleState(title)?.rating ?? null;
  const [Rating, setRating] = useState<ComponentType<RatingDialogProps>>();
  const [isOpen, setOpen] = useState(false);
  if (!signedIn && !openLogin) return null;
  const openRating = async () => {
    const { RatingDialog } = await loadChunk(() => import('./RatingDialog.tsx'));
    setRating(() => RatingDialog);
    setOpen(true);
  };
  return (
    <>
      <TitleTool
        icon={
          <span className={styles.star} data-hollow={rating === null || undefined}>
            <StarIcon />
          </span>
        }
        label={rating === null ? t('rate') : t('myRating', { value: rating })}
        isPressed={rating !== null}
        onClick={() => {
          if (!signedIn) return openLogin?.({ message: t('shell:signInFirst') });
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

interface ToolProps {
  icon: ReactNode;
  label: ReactNode;
}

interface TitleToolProps extends ToolProps {
  isPressed?: boolean;
  onClick: () => void;
}

export function TitleTool({ icon, label, isPressed, onClick }: TitleToolProps) {
  return (
    <button type="button" className={styles.tool} aria-pressed={isPressed} onClick={onClick}>
      <span className={styles.sign}>{icon}</span>
      {label}
    </button>
  );
}

interface LinkToolProps extends ToolProps {
  href: string;
  onClick: MouseEventHandler<HTMLAnchorElement> | undefined;
}

function LinkTool({ icon, label, href, onClick }: LinkToolProps) {
  return (
    <PageLink className={styles.tool} href={href} onClick={onClick}>
      <span className={styles.sign}>{icon}</span>
      {label}
    </PageLink>
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
