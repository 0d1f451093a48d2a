import type { Card, RowShape } from '@parde/api-client';
import { formatDate, formatTitleYears } from '@parde/domain';
import { Phrases } from '@parde/ui';
import { useTranslation } from '../../app/i18n/use-translation.ts';
import { usePage } from '../../app/page/Storefront.tsx';
import { ContentCard } from '../../titles/cards/ContentCard.tsx';
import { issueNumber } from '../../titles/channels/issue-words.ts';
import { whyFound } from '../../titles/found/why-found.ts';
import * as styles from './SearchScreen.css.ts';

interface FoundCardProps {
  card: Card;
  /** What was looked for. */
  term: string;
  shape: RowShape;
  /** Among others each says what it is, films apart. */
  saysKind: boolean;
  loading: 'lazy' | 'eager';
}

export function FoundCard({ card, term, ...look }: FoundCardProps) {
  const { t } = useTranslation('menus');
  const { locale } = usePage().facts;
  const why = whyFound(card, term, locale, (reason, name) => t(`why.${reason}`, { name }));
  return (
    <>
      <KindOfCard card={card} {...look} />
      {why ? (
        <p className={styles.why}>
          <Phrases>{why}</Phrases>
        </p>
      ) : null}
    </>
  );
}

function KindOfCard({ card, saysKind, ...look }: Omit<FoundCardProps, 'term'>) {
  const { t } = useTranslation(['search', 'menus']);
  const { locale } = usePage().facts;
  const { issue, logo, backdrop, content_type: type } = card;
  if (type === 'channel') {
    return (
      <ContentCard
        {...look}
        card={{ ...card, poster: backdrop ?? logo ?? null }}
        year={t('menus:kind.channel')}
      />
    );
  }
  if (issue) {
    return (
      <ContentCard
        {...look}
        card={card}
        badge={t('issue', { number: issueNumber(issue, locale) })}
        year={formatDate(issue.issue_date, locale)}
      />
    );
  }
  if (!saysKind || type === 'movie') return <ContentCard {...look} card={card} />;
  const year = formatTitleYears(card, locale);
  return (
    <ContentCard
      {...look}
      card={card}
      year={[t(`menus:kind.${type}`), ...(year ? [year] : [])].join(' · ')}
    />
  );
}
