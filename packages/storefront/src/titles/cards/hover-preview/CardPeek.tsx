import type { Card } from '@parde/api-client';
import {
  BookmarkIcon,
  ButtonLink,
  CardOverlay,
  type CardOverlayProps,
  CheckIcon,
  IconButton,
  MetaLine,
  MoreIcon,
  Text,
} from '@parde/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePage } from '../../../app/page/Storefront.tsx';
import { ServerText } from '../../../app/parts/ServerText.tsx';
import { fullNamePhrase } from '../../../names/episode-names.ts';
import { genreName } from '../../../names/menu-names.ts';
import { sentence } from '../../../names/phrases.ts';
import { contentPath } from '../../../paths.ts';
import { useTitleFacts } from '../../facts/title-facts.tsx';
import { hasMyList, type ListedTitle } from '../../my-list/listed-title.ts';
import { useMyList } from '../../my-list/use-my-list.ts';
import { PreviewClip } from '../../preview-clip/PreviewClip.tsx';
import { playIcon, usePrefetchedDetails, usePreviewData } from './preview-data.tsx';

export interface CardPeekProps {
  card: Card;
  title: ListedTitle;
  shape: CardOverlayProps['shape'];
  /** Opens the card's menu. */
  onMore: () => void;
}

/** Shown over the card while the card has the mouse or the focus. */
export function CardPeek({ card, title, shape, onMore }: CardPeekProps) {
  const { t } = useTranslation(['hover-preview', 'shell']);
  const page = usePage();
  const name = fullNamePhrase(card, page.facts.locale);
  const factsOf = useTitleFacts();
  const details = usePrefetchedDetails(title);
  const { facts, summary, play } = usePreviewData(card, title, details);
  const labelWith = (key: 'watchOf' | 'inMyList' | 'shell:card.more') =>
    sentence(name, (nameText) => t(key, { name: nameText }));
  const isWide = shape === 'wide';
  // Details that arrive later do not replace the picture, because another crop would be visible.
  const [picture] = useState(details?.backdrop ?? card.backdrop ?? card.poster);
  const genres = details?.genres?.map((genre) => ({
    id: genre.key,
    content: <ServerText>{genreName(genre.key, genre, page)}</ServerText>,
  }));
  // Without a summary, the genres are shown.
  const about = summary ? <ServerText>{summary}</ServerText> : <MetaLine items={genres ?? []} />;
  return (
    <CardOverlay
      shape={shape}
      href={contentPath(card.content_type, card.id)}
      picture={picture}
      clip={details?.preview_clip ? <PreviewClip clip={details.preview_clip} isCard /> : null}
      title={isWide ? undefined : name}
      summary={isWide ? null : about}
      actions={
        <>
          {play ? (
            <ButtonLink
              href={play.href}
              size="sm"
              variant="primary"
              icon={playIcon(play.labelKey)}
              label={play.labelKey === 'watch' ? labelWith('watchOf') : undefined}
            >
              {t(play.labelKey)}
            </ButtonLink>
          ) : null}
          {hasMyList(page) ? <ListButton title={title} label={labelWith('inMyList')} /> : null}
          {isWide ? null : (
            <IconButton
              size="sm"
              variant="secondary"
              icon={<MoreIcon />}
              label={labelWith('shell:card.more')}
              aria-haspopup="dialog"
              onClick={({ currentTarget }) => {
                // Move the focus to the card's link, because the preview with this button closes.
                currentTarget.closest('li')?.querySelector('a')?.focus();
                onMore();
              }}
            />
          )}
        </>
      }
    >
      <Text as="div" size="sm" tone="inherit" leading="ui" weight="medium">
        {/* A wide card shows the year below its picture. */}
        <MetaLine items={factsOf(facts).filter(({ id }) => !isWide || id !== 'year')} oneLine />
      </Text>
    </CardOverlay>
  );
}

function ListButton({ title, label }: { title: ListedTitle; label: ReturnType<typeof sentence> }) {
  const { isIn, toggle } = useMyList(title);
  return (
    <IconButton
      size="sm"
      variant="secondary"
      icon={isIn ? <CheckIcon /> : <BookmarkIcon />}
      label={label}
      aria-pressed={isIn}
      onClick={toggle}
    />
  );
}

export { CardSheet } from './CardSheet.tsx';
