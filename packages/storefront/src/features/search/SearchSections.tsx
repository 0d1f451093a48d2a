import { ButtonLink, Container, Grid, Heading } from '@parde/ui';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { NamedShelf } from '../../titles/shelves/NamedShelf.tsx';
import { cardVariants, posters } from './card-variants.ts';
import { FoundCard } from './FoundCard.tsx';
import * as styles from './SearchScreen.css.ts';
import type { SearchKind } from './search-list.ts';
import type { FoundSection } from './search-sections.ts';

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
