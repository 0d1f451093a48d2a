import { Heading } from '@parde/ui';
import { useQueries } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useSearch } from '../../app/hooks/use-search.ts';
import { hasOperation } from '../../app/page/operations.ts';
import { usePage } from '../../app/page/Storefront.tsx';
import { Failed } from '../../app/parts/Failed.tsx';
import * as styles from './KidsCards.css.ts';
import { KidsFailed } from './KidsFailed.tsx';
import { KidsFrame } from './KidsFrame.tsx';
import { KidsHero } from './KidsHero.tsx';
import { KidsNothing } from './KidsNothing.tsx';
import { cardsInRow, KidsRow } from './KidsRow.tsx';
import { KidsThemePage } from './KidsThemePage.tsx';
import { KidsWatching } from './KidsWatching.tsx';
import { cardKey, kidsThemes, supportsKidsMode, themeList } from './kids-lists.ts';
import { themeIn, themePath } from './theme-path.ts';
import { useKidsAge } from './use-kids-age.ts';
import { useOpenCards } from './use-open-cards.ts';

export function KidsHome() {
  const { t } = useTranslation('kids-area');
  const theme = themeIn(useSearch());
  const isSupported = supportsKidsMode(usePage());
  if (theme && isSupported) return <KidsThemePage theme={theme} />;
  return (
    <KidsFrame>
      <Heading level={1} size="xl">
        {t('what')}
      </Heading>
      {isSupported ? <Pictures /> : <KidsNothing />}
    </KidsFrame>
  );
}

function Pictures() {
  const { t } = useTranslation('kids-area');
  const page = usePage();
  const age = useKidsAge();
  const openCards = useOpenCards();
  const lists = useQueries({ queries: kidsThemes.map((theme) => themeList(page, theme, age)) });
  const isMissing = lists.map(({ isError, data }) => isError && !data);
  // If nothing has loaded, one message is shown instead of one for each row.
  if (isMissing.every(Boolean)) {
    return (
      <KidsFailed level={2} onRetry={() => Promise.all(lists.map(({ refetch }) => refetch()))} />
    );
  }
  const open = lists.map(({ data }) => openCards(data?.items));
  const [hero] = open[0] ?? [];
  // No picture is shown twice.
  const shown = new Set(hero && [cardKey(hero)]);
  const rows = kidsThemes.map((theme, index) => {
    const all = open[index] ?? [];
    const cards = all.filter((card) => !shown.has(cardKey(card)));
    for (const card of cards.slice(0, cardsInRow)) shown.add(cardKey(card));
    return { theme, cards, list: lists[index], isWorthAPage: all.length > cardsInRow };
  });
  return (
    <>
      {hero ? <KidsHero card={hero} /> : null}
      {page.facts.signedIn && hasOperation(page, 'listWatching') ? <KidsWatching /> : null}
      {shown.size === 0 && !isMissing.some(Boolean) ? <KidsNothing /> : null}
      {rows.map(({ theme, cards, list, isWorthAPage }, index) => {
        if (isMissing[index]) {
          return (
            <section key={theme} className={styles.section}>
              <Heading level={2} size="xl">
                {t(`themes.${theme}`)}
              </Heading>
              <Failed text={t('rowFailed')} {...(list && { onRetry: list.refetch })} />
            </section>
          );
        }
        if (cards.length === 0) return null;
        return (
          <KidsRow
            key={theme}
            title={t(`themes.${theme}`)}
            cards={cards}
            {...(isWorthAPage && { all: { href: themePath(theme), label: t(`all.${theme}`) } })}
          />
        );
      })}
    </>
  );
}
