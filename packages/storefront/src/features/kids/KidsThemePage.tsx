import { ChevronForwardIcon, Heading } from '@parde/ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useSearch } from '../../app/hooks/use-search.ts';
import { usePage } from '../../app/page/Storefront.tsx';
import { PageLink } from '../../app/parts/PageLink.tsx';
import { kidsHome } from '../../paths.ts';
import { cursorIn } from '../../titles/grid/paged-list.ts';
import { KidsGrid } from './KidsCards.tsx';
import { KidsFailed } from './KidsFailed.tsx';
import * as styles from './KidsFrame.css.ts';
import { KidsFrame } from './KidsFrame.tsx';
import { KidsNothing } from './KidsNothing.tsx';
import { KidsTitleCard } from './KidsTitleCard.tsx';
import { cardKey, type KidsTheme, themeList } from './kids-lists.ts';
import { themePath } from './theme-path.ts';
import { useKidsAge } from './use-kids-age.ts';
import { useOpenCards } from './use-open-cards.ts';

const cardsInView = 6;

/** A list in pages, because a page has an end and an endless list has none. */
export function KidsThemePage({ theme }: { theme: KidsTheme }) {
  const { t } = useTranslation('kids-area');
  const openCards = useOpenCards();
  const cursor = cursorIn(useSearch());
  const list = useQuery(themeList(usePage(), theme, useKidsAge(), cursor));
  const cards = openCards(list.data?.items);
  const next = list.data?.next_cursor ?? null;
  return (
    <KidsFrame back={kidsHome}>
      <Heading level={1} size="xl">
        {t(`all.${theme}`)}
      </Heading>
      {list.isError && !list.data ? <KidsFailed level={2} onRetry={list.refetch} /> : null}
      {list.data && cards.length === 0 ? <KidsNothing /> : null}
      <KidsGrid label={t(`all.${theme}`)}>
        {cards.map((card, index) => (
          <KidsTitleCard
            key={cardKey(card)}
            card={card}
            loading={index < cardsInView ? 'eager' : 'lazy'}
          />
        ))}
      </KidsGrid>
      <div className={styles.turn}>
        {cursor === null ? null : (
          <PageLink href={themePath(theme)} className={styles.action}>
            {t('fromStart')}
          </PageLink>
        )}
        {next === null ? null : (
          <PageLink href={themePath(theme, next)} className={styles.action}>
            {t('more')}
            <ChevronForwardIcon size="md" />
          </PageLink>
        )}
      </div>
    </KidsFrame>
  );
}
