import { ChevronForwardIcon, Heading } from '@parde/ui';
import { PageLink } from '../../app/parts/PageLink.tsx';
import * as styles from './KidsCards.css.ts';
import { KidsGrid } from './KidsCards.tsx';
import * as frame from './KidsFrame.css.ts';
import { KidsTitleCard } from './KidsTitleCard.tsx';
import { cardKey, type KidsCard } from './kids-lists.ts';

/** The number of cards that the widest screen shows. */
export const cardsInRow = 6;

interface KidsRowProps {
  title: string;
  cards: readonly KidsCard[];
  /** The page of the complete list. */
  all?: { readonly href: string; readonly label: string };
}

/** The beginning of a list, in one or two rows. */
export function KidsRow({ title, cards, all }: KidsRowProps) {
  return (
    <section className={styles.section}>
      <div className={styles.head}>
        <Heading level={2} size="xl">
          {title}
        </Heading>
        {all ? (
          <PageLink href={all.href} className={frame.action}>
            {all.label}
            <ChevronForwardIcon size="md" />
          </PageLink>
        ) : null}
      </div>
      <KidsGrid isTaste>
        {cards.slice(0, cardsInRow).map((card) => (
          <KidsTitleCard key={cardKey(card)} card={card} />
        ))}
      </KidsGrid>
    </section>
  );
}
