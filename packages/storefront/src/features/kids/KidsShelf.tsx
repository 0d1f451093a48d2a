import { ChevronForwardIcon, Heading } from '@parde/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { PageLink } from '../../app/parts/PageLink.tsx';
import * as styles from './KidsCards.css.ts';
import { cardsInRow, KidsGrid, KidsTitleCard } from './KidsCards.tsx';
import * as frame from './KidsFrame.css.ts';
import { badge, tiles } from './KidsSurface.css.ts';
import { type KidsCard, themePath } from './kids-lists.ts';
import { cardKey, type KidsTheme } from './kids-themes.ts';
import { type CharacterName, KidsCharacter } from './mascots/KidsCharacter.tsx';

interface KidsHeadingProps {
  character: CharacterName;
  /** The link to the complete list. */
  all?: { readonly href: string; readonly label: string } | undefined;
  children: ReactNode;
}

/** The heading of a shelf, with its mascot. */
export function KidsHeading({ character, all, children }: KidsHeadingProps) {
  return (
    <div className={styles.head}>
      <KidsCharacter name={character} className={badge} />
      <Heading level={2} size="xl">
        {children}
      </Heading>
      {all ? (
        <PageLink href={all.href} className={`${frame.action} ${styles.all}`}>
          {all.label}
          <ChevronForwardIcon size="md" />
        </PageLink>
      ) : null}
    </div>
  );
}

interface KidsShelfProps {
  theme: KidsTheme;
  /** True if the theme has more titles than the shelf. */
  hasPage: boolean;
  children: ReactNode;
}

export function KidsShelf({ theme, hasPage, children }: KidsShelfProps) {
  const { t } = useTranslation('kids-area');
  const { name, character, tile } = theme;
  const all = { href: themePath(theme), label: t(`all.${name}`) };
  return (
    <section className={`${styles.shelf} ${tiles[tile]}`}>
      <KidsHeading character={character} all={hasPage ? all : undefined}>
        {t(`themes.${name}`)}
      </KidsHeading>
      {children}
    </section>
  );
}

/** A round tile for each theme. */
export function KidsThemes({ themes }: { themes: readonly KidsTheme[] }) {
  const { t } = useTranslation('kids-area');
  if (themes.length < 2) return null;
  return (
    <nav aria-label={t('themesLabel')}>
      <ul className={styles.themes}>
        {themes.map((theme) => (
          <li key={theme.name}>
            <PageLink
              href={themePath(theme)}
              className={`${styles.themeLink} ${tiles[theme.tile]}`}
            >
              <KidsCharacter name={theme.character} className={styles.themeCharacter} />
              {t(`themes.${theme.name}`)}
            </PageLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

interface KidsRowProps {
  title: string;
  cards: readonly KidsCard[];
}

/** Titles to choose from, below the content of a page. */
export function KidsRow({ title, cards }: KidsRowProps) {
  if (cards.length === 0) return null;
  return (
    <section className={`${styles.shelf} ${tiles.sun}`}>
      <KidsHeading character="bulbul">{title}</KidsHeading>
      <KidsGrid isTaste>
        {cards.slice(0, cardsInRow).map((card) => (
          <KidsTitleCard key={cardKey(card)} card={card} />
        ))}
      </KidsGrid>
    </section>
  );
}
