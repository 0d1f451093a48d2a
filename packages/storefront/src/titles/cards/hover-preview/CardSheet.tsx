import type { Card } from '@parde/api-client';
import {
  BookmarkIcon,
  ButtonLink,
  CheckIcon,
  DeviceIcon,
  Dialog,
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
import { share } from '../../../app/browser/share.ts';
import { useTranslation } from '../../../app/i18n/use-translation.ts';
import { useModal } from '../../../app/modals/use-modal.ts';
import { usePage } from '../../../app/page/Storefront.tsx';
import { ServerText } from '../../../app/parts/ServerText.tsx';
import { wholePhrase } from '../../../names/episode-names.ts';
import { contentPath } from '../../../paths.ts';
import { useFactLine } from '../../facts/use-fact-line.tsx';
import { keepsMyList, type ListedTitle } from '../../my-list/listed-title.ts';
import { SignInToAdd } from '../../my-list/SignInToAdd.tsx';
import { useMyList } from '../../my-list/use-my-list.ts';
import { mayKeepSeason, mayKeepTitle } from '../../offline/may-save-title.ts';
import { useKeptSigns } from '../../offline/saved-badges.ts';
import { useWatched } from '../../watched/use-watched.ts';
import type { Place } from '../../watched/watching-query.ts';
import type { CardAction } from '../card-action.ts';
import * as styles from './CardSheet.css.ts';
import { playIcon } from './play-icon.tsx';
import { useDetails, useLook } from './use-preview-data.ts';

export interface CardSheetProps {
  card: Card;
  title: ListedTitle;
  isOpen: boolean;
  /** The actions of the list that contains the card. An action with the id `my-list` replaces the menu's own. */
  actions: readonly CardAction[] | undefined;
  /** The viewer's position in the title, if the list knows it. */
  place: Place | undefined;
  onClose: () => void;
}

/** The `sizes` of the card itself, whose picture is already loaded. */
const sizes = '(min-width: 80rem) 13rem, (min-width: 48rem) 20vw, 33vw';

/**
 * A sheet over the page: at the bottom of a phone's screen, in the middle of a wide screen. Also used as the card's
 * menu.
 */
export function CardSheet({ isOpen, onClose, ...content }: CardSheetProps) {
  const { t } = useTranslation(['second-look', 'shell']);
  const { locale } = usePage().facts;
  // Rendered outside the shelf, because the shelf can be dragged with the mouse.
  return createPortal(
    <Dialog
      open={isOpen}
      size="sm"
      title={wholePhrase(content.card, locale)}
      closeLabel={t('shell:close')}
      onClose={onClose}
    >
      <SheetContent {...content} onClose={onClose} />
    </Dialog>,
    document.body,
  );
}

type SheetContentProps = Omit<CardSheetProps, 'isOpen'>;

function SheetContent({ card, title, actions = [], place, onClose }: SheetContentProps) {
  const { t } = useTranslation('second-look');
  const page = usePage();
  const { locale, origin, signedIn } = page.facts;
  const factsOf = useFactLine();
  const { facts, summary, play } = useLook(card, title, useDetails(title));
  const href = contentPath(card.content_type, card.id);
  const hasListLine = keepsMyList(page) && actions.every(({ id }) => id !== 'my-list');
  const shareLine: CardAction = {
    id: 'share',
    label: t('share'),
    icon: <ShareIcon />,
    onSelect: () =>
      void share(
        { title: phrasesText(wholePhrase(card, locale)), url: origin + href },
        { copied: t('linkCopied'), notCopied: t('linkNotCopied') },
      ),
  };

  // A title that is not released yet has no files.
  const { content_type: type } = title;
  const mayKeep =
    card.badge !== 'soon' &&
    (type === 'series' ? mayKeepSeason(page) : mayKeepTitle(page, { type }));
  const toLine = ({ id, onSelect, ...line }: CardAction) => (
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
          <ButtonLink href={play.href} variant="primary" icon={playIcon(play.says)}>
            {t(play.says)}
          </ButtonLink>
        </div>
      ) : null}
      <ul className={styles.actions}>
        {actions.map(toLine)}
        {hasListLine ? <ListLine title={title} onClose={onClose} /> : null}
        {signedIn ? <WatchedLines title={title} place={place} onClose={onClose} /> : null}
        {mayKeep ? <KeepLine title={title} onClose={onClose} /> : null}
        {toLine(shareLine)}
        <li>
          <a className={styles.action} href={href}>
            <InfoIcon />
            {t('toTitle')}
          </a>
        </li>
      </ul>
    </Stack>
  );
}

/** The sheet stays open and shows that the title is in the list. */
function ListLine({ title, onClose }: Pick<CardSheetProps, 'title' | 'onClose'>) {
  const { t } = useTranslation();
  const { isIn, toggle, needsSignIn, signInOpened } = useMyList(title);
  return (
    <li>
      <ActionButton
        label={t('myList')}
        icon={isIn ? <CheckIcon /> : <BookmarkIcon />}
        pressed={isIn}
        onClick={toggle}
      />
      {needsSignIn ? (
        <SignInToAdd
          title={title}
          onOpened={() => {
            signInOpened();
            onClose();
          }}
        />
      ) : null}
    </li>
  );
}

/** Opens a modal, which also shows the progress of saving. */
function KeepLine({ title, onClose }: Pick<CardSheetProps, 'title' | 'onClose'>) {
  const { t } = useTranslation('second-look');
  const open = useModal('keep');
  const signs = useKeptSigns();
  const { content_type, id } = title;
  const of = { type: content_type, id };
  const icon = <DeviceIcon />;
  const label = t('keep');
  return (
    <li>
      <ActionButton
        icon={signs ? <signs.KeptIcon of={of} otherwise={icon} /> : icon}
        label={signs ? <signs.KeptLabel of={of} otherwise={label} /> : label}
        onClick={() => {
          open({ content_type, content_id: id });
          onClose();
        }}
      />
    </li>
  );
}

const watchedIcons = { mark: <EyeIcon />, unmark: <RenewIcon />, stop: <TrashIcon /> };

type WatchedLinesProps = Pick<CardSheetProps, 'title' | 'place' | 'onClose'>;

function WatchedLines({ title, place, onClose }: WatchedLinesProps) {
  return useWatched(title, place).choices.map(({ id, label, run }) => (
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

interface ActionButtonProps extends Pick<CardAction, 'icon' | 'pressed'> {
  label: ReactNode;
  onClick: () => void;
}

function ActionButton({ label, icon, pressed, onClick }: ActionButtonProps) {
  return (
    <button type="button" className={styles.action} aria-pressed={pressed} onClick={onClick}>
      {icon}
      {label}
    </button>
  );
}
