import type { WatchingItem } from '@parde/api-client';
import { ask } from '@parde/api-client/query';
import { Heading } from '@parde/ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { usePage } from '../../app/page/Storefront.tsx';
import { separator } from '../../names/names.ts';
import { namePhrase, sentence } from '../../names/phrases.ts';
import { path } from '../../paths.ts';
import { watchedFraction } from '../../titles/watch-position.ts';
import * as styles from './KidsCards.css.ts';
import { KidsCardLink, KidsGrid } from './KidsCards.tsx';
import { cardsInRow } from './KidsRow.tsx';
import { cardKey } from './kids-lists.ts';

/**
 * The titles that were started. The server leaves out titles that do not fit. If the call fails, the section is left
 * out, because a child finds all titles below.
 */
export function KidsWatching() {
  const { t } = useTranslation('kids-area');
  const { api } = usePage();
  const { data } = useQuery(ask(api, 'listWatching'));
  const items = data?.items ?? [];
  if (items.length === 0) return null;
  return (
    <section className={styles.section}>
      <Heading level={2} size="xl">
        {t('goOn')}
      </Heading>
      <KidsGrid shape="wide" isTaste>
        {items.slice(0, cardsInRow).map((item) => (
          <Begun key={cardKey(item.card)} item={item} />
        ))}
      </KidsGrid>
    </section>
  );
}

function Begun({ item: { card, place } }: { item: WatchingItem }) {
  const { t } = useTranslation('kids-area');
  const { locale } = usePage().facts;
  const { episode_of: episode } = place;
  const title = namePhrase(episode?.series ?? card, locale);
  const note = episode ? t('episode', { number: episode.number }) : undefined;
  return (
    <li>
      <KidsCardLink
        shape="wide"
        href={path('kids-watch', { type: card.content_type, id: card.id })}
        name={title}
        note={note}
        label={sentence(title, (name) =>
          t('goOnWith', { name: [name, note].filter(Boolean).join(separator[locale]) }),
        )}
        picture={card.backdrop ?? card.poster}
        progress={watchedFraction(place)}
      />
    </li>
  );
}
