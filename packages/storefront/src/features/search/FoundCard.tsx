import type { Card, RowShape } from '@parde/api-client';
import { formatDate } from '@parde/domain';
import type { PhraseData, PhrasesData } from '@parde/ui';
import { useTranslation } from 'react-i18next';
import { usePage } from '../../app/page/Storefront.tsx';
import { titleLines } from '../../names/episode-names.ts';
import { ContentCard } from '../../titles/cards/ContentCard.tsx';
import { issueNumber } from '../../titles/channels/issue-messages.ts';
import { markTerm, whyFound } from '../../titles/found/why-found.ts';

interface FoundCardProps {
  card: Card;
  /** The search term. */
  term: string;
  shape: RowShape;
  /** True in a list of several types: each card shows its type. */
  showsKind: boolean;
  loading: 'lazy' | 'eager';
}

/** The search term is marked in the name of the card, or a line shows why the card was found. */
export function FoundCard({ card, term, ...variantProps }: FoundCardProps) {
  const { t } = useTranslation('menus');
  const { locale } = usePage().facts;
  return (
    <KindOfCard
      {...variantProps}
      card={card}
      name={markTerm(titleLines(card, locale).title, term)}
      matchReason={whyFound(card, term, locale, (reason, name) => t(`why.${reason}`, { name }))}
    />
  );
}

interface KindOfCardProps extends Omit<FoundCardProps, 'term'> {
  name: PhraseData;
  matchReason: PhrasesData | undefined;
}

function KindOfCard({ card, showsKind, ...variantProps }: KindOfCardProps) {
  const { t } = useTranslation(['search', 'menus']);
  const { locale } = usePage().facts;
  const { issue, logo, backdrop, content_type: type } = card;
  if (type === 'channel') {
    return (
      <ContentCard
        {...variantProps}
        card={{ ...card, poster: backdrop ?? logo ?? null }}
        year={t('menus:kind.channel')}
      />
    );
  }
  if (type === 'person') return <ContentCard {...variantProps} card={card} shape="people" />;
  if (issue) {
    return (
      <ContentCard
        {...variantProps}
        card={card}
        badge={t('issue', { number: issueNumber(issue, locale) })}
        year={formatDate(issue.issue_date, locale)}
      />
    );
  }
  // The episodes of one series have one poster.
  const poster = type === 'episode' && showsKind ? (backdrop ?? card.poster) : card.poster;
  return (
    <ContentCard
      {...variantProps}
      // All cards show the same facts, in the same order.
      card={{ ...card, poster, badge: null }}
      kind={showsKind ? t(`menus:kind.${type}`) : undefined}
    />
  );
}
