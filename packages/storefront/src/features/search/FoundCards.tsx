import type { Card, RowShape } from '@parde/api-client';
import { formatDate } from '@parde/domain';
import {
  ButtonLink,
  type CardSkeletonShape,
  Container,
  Grid,
  type GridItem,
  Heading,
  type PhraseData,
  type PhrasesData,
} from '@parde/ui';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { usePage } from '../../app/page/Storefront.tsx';
import { titleLines } from '../../names/episode-names.ts';
import { ContentCard } from '../../titles/cards/ContentCard.tsx';
import { issueNumber } from '../../titles/channels/issue-messages.ts';
import { markTerm, whyFound } from '../../titles/found/why-found.ts';
import { NamedShelf } from '../../titles/shelves/NamedShelf.tsx';
import * as styles from './SearchScreen.css.ts';
import type { FoundSection, SearchKind } from './search-list.ts';

/** The number of cards in view on a phone. On a wider screen, the other cards in view load at the same time. */
const cardsInView = 3;

interface SearchSectionsProps {
  sections: readonly FoundSection[];
  term: string;
  hrefOfKind: (kind: SearchKind) => string;
}

/**
 * For results of several kinds: each kind has its own row, so that the next one is in view. The tab of a kind shows
 * all its results.
 */
export function SearchSections({ sections, term, hrefOfKind }: SearchSectionsProps) {
  const { t } = useTranslation('search');
  return sections.map(({ name, cards, more }, sectionIndex) => {
    const kinds = new Set(cards.map((card) => card.content_type));
    const isMixed = kinds.size > 1;
    const [kind = 'movie'] = kinds;
    const title = isMixed ? t('titles') : t(`kinds.${kind}`);
    const { shape, item } = name === 'titles' ? posters : cardVariants[kind];
    const found = cards.map((card, index) => (
      <FoundCard
        key={`${card.content_type}-${card.id}`}
        card={card}
        term={term}
        shape={shape}
        showsKind={isMixed}
        loading={sectionIndex === 0 && index < cardsInView ? 'eager' : 'lazy'}
      />
    ));
    // No section follows this one.
    if (name === 'titles' && sectionIndex === sections.length - 1) {
      return (
        <Titles key={name} title={title} more={more} hrefOfKind={hrefOfKind}>
          {found}
        </Titles>
      );
    }
    const [all] = more;
    return (
      <NamedShelf
        key={name}
        title={title}
        item={item}
        wrapNames
        allHref={all && !isMixed ? hrefOfKind(all.kind) : undefined}
      >
        {found}
      </NamedShelf>
    );
  });
}

interface TitlesProps extends Pick<FoundSection, 'more'> {
  title: string;
  hrefOfKind: (kind: SearchKind) => string;
  children: ReactNode;
}

function Titles({ title, more, hrefOfKind, children }: TitlesProps) {
  const { t } = useTranslation('search');
  const id = useId();
  return (
    <Container>
      <section className={styles.section} aria-labelledby={id}>
        <Heading level={2} size="md" id={id}>
          {title}
        </Heading>
        <Grid item="poster">{children}</Grid>
        {more.length > 0 ? (
          <div className={styles.more}>
            {more.map(({ kind, count }) => (
              <ButtonLink key={kind} href={hrefOfKind(kind)}>
                {t('allOf', { kind: t(`kinds.${kind}`), total: count })}
              </ButtonLink>
            ))}
          </div>
        ) : null}
      </section>
    </Container>
  );
}

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

interface CardVariant {
  readonly shape: RowShape;
  readonly item: GridItem & CardSkeletonShape;
}

const posters: CardVariant = { shape: 'posters', item: 'poster' };
const wide: CardVariant = { shape: 'wide', item: 'wide' };
export const cardVariants: Readonly<Record<SearchKind, CardVariant>> = {
  all: posters,
  movie: posters,
  series: posters,
  episode: wide,
  video: wide,
  ekran: posters,
  live: wide,
  channel: wide,
  person: { shape: 'people', item: 'person' },
};
