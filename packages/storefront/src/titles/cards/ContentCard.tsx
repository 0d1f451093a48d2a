import type { Card, RowShape } from '@parde/api-client';
import { formatRating, formatTitleYears } from '@parde/domain';
import { PersonCard, type PhraseData, type PhrasesData, PosterCard, WideCard } from '@parde/ui';
import { useTranslation } from 'react-i18next';
import { usePage } from '../../app/page/Storefront.tsx';
import { titleLines } from '../../names/episode-names.ts';
import { contentPath } from '../../paths.ts';
import { isSubtitled } from '../facts/title-facts.tsx';
import { titleOf } from '../my-list/listed-title.ts';
import { type CardAction, TitleCell } from './TitleCell.tsx';

interface ContentCardProps {
  card: Card;
  shape: RowShape;
  loading?: 'lazy' | 'eager';
  /** False for cards far from the viewport. */
  hasMore?: boolean;
  /** Menu actions that only this list provides. */
  actions?: readonly CardAction[];
  /** Replaces the card's own name. */
  name?: PhraseData | undefined;
  /** The reason why a search found the title. */
  matchReason?: PhrasesData | undefined;
  year?: string | undefined;
  badge?: string | undefined;
  /** The type, shown in lists of several types: «سریال». */
  kind?: string | undefined;
}

/** People and channels have no hover preview. */
export function ContentCard({ hasMore = true, actions, ...variantProps }: ContentCardProps) {
  const { card, shape } = variantProps;
  const title = shape === 'people' ? undefined : titleOf(card);
  if (!title) return <CardLink {...variantProps} />;
  return (
    <TitleCell
      card={card}
      title={title}
      shape={shape === 'wide' ? 'wide' : 'poster'}
      hasMore={hasMore}
      actions={actions}
    >
      <CardLink {...variantProps} />
    </TitleCell>
  );
}

type CardLinkProps = Omit<ContentCardProps, 'hasMore' | 'actions'>;

function CardLink({ card, shape, loading = 'lazy', ...own }: CardLinkProps) {
  const { t } = useTranslation();
  const { brand, facts } = usePage();
  const { locale } = facts;
  const renderBadge = brand.parts?.render('card-badge', { card });
  const { title: ownName, subtitle } = titleLines(card, locale);
  const { name: title = ownName } = own;
  const href = contentPath(card.content_type, card.id);
  if (shape === 'people') {
    return (
      <PersonCard
        href={href}
        name={title}
        role={own.matchReason}
        picture={card.poster}
        loading={loading}
      />
    );
  }
  // A poster shows "dubbed" among its facts, like the posters without a badge.
  const shown = shape !== 'wide' && card.badge === 'dubbed' ? null : card.badge;
  const badge = own.badge ?? (shown ? t(`card.${shown}`) : undefined);
  const year = own.year ?? formatTitleYears(card, locale);
  if (shape === 'wide') {
    return (
      <WideCard
        href={href}
        title={title}
        matchReason={own.matchReason}
        subtitle={subtitle ?? year}
        picture={card.backdrop ?? card.poster}
        badge={badge}
        renderBadge={renderBadge}
        loading={loading}
      />
    );
  }
  const { rating } = card;
  const note = noteOf(card);
  return (
    <PosterCard
      href={href}
      title={title}
      matchReason={own.matchReason}
      subtitle={subtitle}
      picture={card.poster}
      badge={badge}
      renderBadge={renderBadge}
      rating={
        rating
          ? {
              value: formatRating(rating.average, locale),
              label: t('card.rating', { average: rating.average }),
            }
          : undefined
      }
      kind={own.kind}
      year={year}
      note={note && t(`card.${note}`)}
      loading={loading}
    />
  );
}

/** Returns the note about dubbing or subtitles, unless another badge takes its room. */
function noteOf({ dubbed, badge, ...facts }: Card) {
  if (badge === 'dubbed') return 'dubbed';
  if (badge) return undefined;
  if (dubbed) return 'dubbed';
  return isSubtitled(facts) ? 'subtitled' : undefined;
}
