import type { Card } from '@parde/api-client';
import {
  BookmarkIcon,
  ButtonLink,
  CheckIcon,
  DeviceIcon,
  EyeIcon,
  InfoIcon,
  MetaLine,
  Picture,
  phrasesText,
  RenewIcon,
  ShareIcon,
  Stack,
  Text,
  TrashIcon,
} from '@parde/ui';
import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { share } from '../../../app/browser/share.ts';
import { ModalDialog } from '../../../app/modals/ModalDialog.tsx';
import { useModal } from '../../../app/modals/use-modal.ts';
import { usePage } from '../../../app/page/Storefront.tsx';
import { PageLink } from '../../../app/parts/PageLink.tsx';
import { ServerText } from '../../../app/parts/ServerText.tsx';
import { fullNamePhrase } from '../../../names/episode-names.ts';
import { contentPath } from '../../../paths.ts';
import { useTitleFacts } from '../../facts/title-facts.tsx';
import { hasMyList, type ListedTitle } from '../../my-list/listed-title.ts';
import { useMyList } from '../../my-list/use-my-list.ts';
import { maySaveSeason, maySaveTitle } from '../../save-offer.ts';
import { useSavedBadges } from '../../use-saved-badges.ts';
import { useWatched } from '../../watched/use-watched.ts';
import type { KnownPosition } from '../../watched/watching-query.ts';
import type { CardAction } from '../TitleCell.tsx';
import * as styles from './CardSheet.css.ts';
import { playIcon, useDetails, usePreviewData } from './preview-data.tsx';

export interface CardSheetProps {
  card: Card;
  title: ListedTitle;
  isOpen: boolean;
  /** The actions of the list that contains the card. An action with the id `my-list` replaces the menu's own. */
  actions: readonly CardAction[] | undefined;
  /** The viewer's position in the title, if the list knows it. */
  place: KnownPosition | undefined;
  onClose: () => void;
}

/** The `sizes` of the card itself, whose picture is already loaded. */
const sizes = '(min-width: 80rem) 13rem, (min-width: 48rem) 20vw, 33vw';

/** A sheet: at the bottom of a phone's screen, in the middle of a wide screen. Also used as the card's menu. */
export function CardSheet({ isOpen, onClose, ...content }: CardSheetProps) {
  const { locale } = usePage().facts;
  // Rendered outside the shelf, because the shelf can be dragged with the mouse.
  return createPortal(
    <ModalDialog
      open={isOpen}
      size="sm"
      title={fullNamePhrase(content.card, locale)}
      onClose={onClose}
    >
      <SheetContent {...content} onClose={onClose} />
    </ModalDialog>,
    document.body,
  );
}

type SheetContentProps = Omit<CardSheetProps, 'isOpen'>;

function SheetContent({ card, title, actions = [], place, onClose }: SheetContentProps) {
  const { t } = useTranslation('hover-preview');
  const page = usePage();
  const { locale, origin, signedIn } = page.facts;
  const factsOf = useTitleFacts();
  const { facts, summary, play } = usePreviewData(card, title, useDetails(title));
  const href = contentPath(card.content_type, card.id);
  const showsMyListItem = hasMyList(page) && actions.every(({ id }) => id !== 'my-list');
  const shareAction: CardAction = {
    id: 'share',
    label: t('share'),
    icon: <ShareIcon />,
    onSelect: () =>
      void share(
        { title: phrasesText(fullNamePhrase(card, locale)), url: origin + href },
        { copied: t('linkCopied'), notCopied: t('linkNotCopied') },
      ),
  };

  // A title that is not released yet has no files.
  const { content_type: type } = title;
  const maySave =
    card.badge !== 'soon' &&
    (type === 'series' ? maySaveSeason(page) : maySaveTitle(page, { type }));
  const renderAction = ({ id, onSelect, ...line }: CardAction) => (
    <li key={id}>
      <ActionButton
        {...line}
        onClick={() => {
          onSelect();
          onClose();
        }}
      />
    </li>
  );
  return (
    <Stack>
      <div className={styles.head}>
        <div className={styles.poster}>
          <Picture
            picture={card.poster}
            alt=""
            ratio="poster"
            corners="poster"
            sizes={sizes}
            loading="eager"
          />
        </div>
        <Text as="div" tone="muted" leading="ui">
          <MetaLine items={factsOf(facts)} />
        </Text>
      </div>
      {summary === '' ? null : (
        <Text>
          <ServerText>{summary}</ServerText>
        </Text>
      )}
      {play ? (
        <div className={styles.play}>
          <ButtonLink href={play.href} variant="primary" icon={playIcon(play.labelKey)}>
            {t(play.labelKey)}
          </ButtonLink>
        </div>
      ) : null}
      <ul className={styles.actions}>
        {actions.map(renderAction)}
        {showsMyListItem ? <MyListItem title={title} onClose={onClose} /> : null}
        {signedIn ? <WatchedListItems title={title} place={place} onClose={onClose} /> : null}
        {maySave ? <SaveListItem title={title} onClose={onClose} /> : null}
        {renderAction(shareAction)}
        <li>
          <PageLink className={styles.action} href={href}>
            <InfoIcon />
            {t('toTitle')}
          </PageLink>
        </li>
      </ul>
    </Stack>
  );
}

/** The sheet stays open and shows that the title is in the list. */
function MyListItem({ title, onClose }: Pick<CardSheetProps, 'title' | 'onClose'>) {
  const { t } = useTranslation();
  const { signedIn } = usePage().facts;
  const { isIn, toggle } = useMyList(title);
  return (
    <li>
      <ActionButton
        label={t('myList')}
        icon={isIn ? <CheckIcon /> : <BookmarkIcon />}
        isPressed={isIn}
        onClick={() => {
          toggle();
          // The sign-in opens over the page.
          if (!signedIn) onClose();
        }}
      />
    </li>
  );
}

/** Opens a modal, which also shows the progress of saving. */
function SaveListItem({ title, onClose }: Pick<CardSheetProps, 'title' | 'onClose'>) {
  const { t } = useTranslation('hover-preview');
  const openSave = useModal('save-offline');
  const badges = useSavedBadges();
  if (!openSave) return null;
  const { content_type, id } = title;
  const of = { type: content_type, id };
  const icon = <DeviceIcon />;
  const label = t('save');
  return (
    <li>
      <ActionButton
        icon={badges ? <badges.SavedIcon of={of} otherwise={icon} /> : icon}
        label={badges ? <badges.SavedLabel of={of} otherwise={label} /> : label}
        onClick={() => {
          openSave({ content_type, content_id: id });
          onClose();
        }}
      />
    </li>
  );
}

const watchedIcons = { mark: <EyeIcon />, unmark: <RenewIcon />, stop: <TrashIcon /> };

type WatchedListItemsProps = Pick<CardSheetProps, 'title' | 'place' | 'onClose'>;

function WatchedListItems({ title, place, onClose }: WatchedListItemsProps) {
  return useWatched(title, place).map(({ id, label, run }) => (
    <li key={id}>
      <ActionButton
        label={label}
        icon={watchedIcons[id]}
        onClick={() => {
          run();
          onClose();
        }}
      />
    </li>
  ));
}

interface ActionButtonProps extends Pick<CardAction, 'icon' | 'isPressed'> {
  label: ReactNode;
  onClick: () => void;
}

function ActionButton({ label, icon, isPressed, onClick }: ActionButtonProps) {
  return (
    <button type="button" className={styles.action} aria-pressed={isPressed} onClick={onClick}>
      {icon}
      {label}
    </button>
  );
}
