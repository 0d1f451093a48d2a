import {
  Phrase,
  type PhraseData,
  Phrases,
  type PhrasesData,
  Picture,
  type PictureData,
  VisuallyHidden,
} from '@parde/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { usePage } from '../../app/page/Storefront.tsx';
import { PageLink } from '../../app/parts/PageLink.tsx';
import { namePhrase } from '../../names/phrases.ts';
import { path } from '../../paths.ts';
import { ProgressBar } from '../../titles/ProgressBar.tsx';
import * as styles from './KidsCards.css.ts';
import type { KidsCard } from './kids-lists.ts';

const sizes = {
  poster: '(min-width: 64rem) 22vw, (min-width: 48rem) 28vw, 44vw',
  wide: '(min-width: 64rem) 30vw, (min-width: 48rem) 45vw, 86vw',
} as const;

type KidsCardShape = keyof typeof sizes;

interface KidsCardProps {
  name: PhraseData;
  picture: PictureData | null | undefined;
  shape?: KidsCardShape;
  /** Read by screen readers instead of the name, as a complete phrase. */
  label?: PhrasesData | undefined;
  note?: string | undefined;
  /** From 0 to 1. */
  progress?: number | undefined;
  loading?: 'lazy' | 'eager';
}

/** A large picture and its name. */
export function KidsCardLink({ href, ...card }: KidsCardProps & { href: string }) {
  return (
    <PageLink href={href} className={styles.card}>
      <CardContent {...card} />
    </PageLink>
  );
}

/** The card of a title without a page that can be opened. */
export function KidsCardButton({ onClick, ...card }: KidsCardProps & { onClick: () => void }) {
  return (
    <button type="button" className={styles.cardButton} onClick={onClick}>
      <CardContent {...card} />
    </button>
  );
}

function CardContent({
  name,
  picture,
  shape = 'poster',
  label,
  note,
  progress,
  loading = 'lazy',
}: KidsCardProps) {
  return (
    <>
      <span className={styles.picture}>
        <Picture picture={picture} alt="" ratio={shape} sizes={sizes[shape]} loading={loading} />
        {progress ? (
          <span className={styles.progress}>
            <ProgressBar fraction={progress} />
          </span>
        ) : null}
      </span>
      {label ? (
        <VisuallyHidden>
          <Phrases>{label}</Phrases>
        </VisuallyHidden>
      ) : null}
      <span className={styles.textBlock} aria-hidden={label ? true : undefined}>
        <Phrase className={styles.name}>{name}</Phrase>
        {note ? <span className={styles.note}>{note}</span> : null}
      </span>
    </>
  );
}

interface KidsGridProps {
  label?: string | undefined;
  shape?: KidsCardShape;
  /** True if only as many cards are shown as fill one or two rows. */
  isTaste?: boolean;
  children: ReactNode;
}

export function KidsGrid({ label, shape = 'poster', isTaste = false, children }: KidsGridProps) {
  const grid = styles.grids[shape];
  return (
    <ul className={isTaste ? `${grid} ${styles.tastes[shape]}` : grid} aria-label={label}>
      {children}
    </ul>
  );
}

interface KidsTitleCardProps {
  card: KidsCard;
  /** False if a grown-up must open the title. */
  isOpen?: boolean;
  loading?: 'lazy' | 'eager';
}

/** A film, a series or a video as an item of a list. */
export function KidsTitleCard({ card, isOpen = true, loading = 'lazy' }: KidsTitleCardProps) {
  const { t } = useTranslation('kids-area');
  const { locale } = usePage().facts;
  return (
    <li>
      <KidsCardLink
        href={path('kids-title', { type: card.content_type, id: card.id })}
        name={namePhrase(card, locale)}
        picture={card.poster ?? card.backdrop}
        note={isOpen ? undefined : t('withGrownUp')}
        loading={loading}
      />
    </li>
  );
}

/** The number of cards that the largest shelf shows. */
export const cardsInRow = 8;
