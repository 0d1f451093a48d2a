import type { WatchingItem } from '@parde/api-client';
import { Heading } from '@parde/ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '../../app/i18n/use-translation.ts';
import { usePage } from '../../app/page/Storefront.tsx';
import { path } from '../../paths.ts';
import { watchedFraction } from '../../titles/watch-place.ts';
import { nameOf, separator } from '../../words/names.ts';
import * as styles from './KidsCards.css.ts';
import { KidsCardLink, KidsGrid } from './KidsCards.tsx';
import { watchingQuery } from './kids-watching.ts';
import { useKidsAge } from './use-kids-age.ts';

/** What was begun. Without it a child finds everything below, so a failed call leaves it out. */
export function KidsWatching() {
  const { t } = useTranslation('kids-area');
  const { api } = usePage();
  const { data: items = [] } = useQuery(watchingQuery(api, useKidsAge()));
  if (items.length === 0) return null;
  return (
    <section className={styles.section}>
      <Heading level={2} size="xl">
        {t('goOn')}
      </Heading>
      <KidsGrid shape="wide" isTaste>
        {items.map((item) => (
          <Begun key={`${item.card.content_type}-${item.card.id}`} item={item} />
        ))}
      </KidsGrid>
    </section>
  );
}

function Begun({ item: { card, place } }: { item: WatchingItem }) {
  const { t } = useTranslation('kids-area');
  const { locale } = usePage().facts;
  const { episode_of: episode } = place;
  const name = nameOf(episode?.series ?? card, locale);
  const note = episode ? t('episode', { number: episode.number }) : undefined;
  return (
    <li>
      <KidsCardLink
        shape="wide"
        href={path('kids-watch', { type: card.content_type, id: card.id })}
        name={name}
        note={note}
        label={t('goOnWith', { name: [name, note].filter(Boolean).join(separator[locale]) })}
        picture={card.backdrop ?? card.poster}
        progress={watchedFraction(place)}
      />
    </li>
  );
}
