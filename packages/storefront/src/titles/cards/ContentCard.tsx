import type { Card, RowShape } from '@parde/api-client';
import { formatNumber, formatTitleYears } from '@parde/domain';
import { BookmarkToggle, PersonCard, PosterCard, WideCard } from '@parde/ui';
import { startTransition, useEffect, useState } from 'react';
import { useTranslation } from '../../app/i18n/use-translation.ts';
import { usePage } from '../../app/page/Storefront.tsx';
import { contentPath } from '../../paths.ts';
import { titleLines } from '../../words/episode-names.ts';
import { namePhrase, sentence } from '../../words/phrases.ts';
import { keepsMyList, type ListedTitle, titleOf } from '../my-list/listed-title.ts';
import { SignInToAdd } from '../my-list/SignInToAdd.tsx';
import { useMyList } from '../my-list/use-my-list.ts';

interface ContentCardProps {
  card: Card;
  shape: RowShape;
  loading?: 'lazy' | 'eager';
  /** False for cards far from the viewport. */
  hasBookmark?: boolean;
  /** In place of the card's own. */
  year?: string | undefined;
  badge?: string | undefined;
}

export function ContentCard({ hasBookmark = true, ...card }: ContentCardProps) {
  const page = usePage();
  const title = hasBookmark && keepsMyList(page) ? titleOf(card.card) : undefined;
  return (
    <>
      <CardLink {...card} />
      {title ? <CardBookmark title={title} /> : null}
    </>
  );
}

function CardLink({
  card,
  shape,
  loading = 'lazy',
  ...own
}: Omit<ContentCardProps, 'hasBookmark'>) {
  const { t } = useTranslation();
  const { locale } = usePage().facts;
  const { title, beneath } = titleLines(card, locale);
  const href = contentPath(card.content_type, card.id);
  if (shape === 'people') {
    return <PersonCard href={href} name={title} picture={card.poster} loading={loading} />;
  }
  const badge = own.badge ?? (card.badge ? t(`card.${card.badge}`) : undefined);
  const year = own.year ?? formatTitleYears(card, locale);
  if (shape === 'wide') {
    return (
      <WideCard
        href={href}
        title={title}
        subtitle={beneath ?? year}
        picture={card.backdrop ?? card.poster}
        badge={badge}
        loading={loading}
      />
    );
  }
  // Beneath an episode there is no room for more.
  const rating = !beneath &&
    card.rating && {
      value: formatNumber(card.rating.average, locale),
      label: t('card.rating', { average: card.rating.average }),
    };
  return (
    <PosterCard
      href={href}
      title={title}
      subtitle={beneath}
      year={beneath ? undefined : year}
      picture={card.poster}
      badge={badge}
      rating={rating || undefined}
      loading={loading}
    />
  );
}

/** Not server-rendered, because it needs script. Rendered in a transition, because a page may have hundreds. */
function CardBookmark({ title }: { title: ListedTitle }) {
  const [isShown, setShown] = useState(false);
  useEffect(() => startTransition(() => setShown(true)), []);
  return isShown ? <Bookmark title={title} /> : null;
}

function Bookmark({ title }: { title: ListedTitle }) {
  const { t } = useTranslation();
  const { locale } = usePage().facts;
  const { isIn, toggle, needsSignIn, signInOpened } = useMyList(title);
  return (
    <>
      <BookmarkToggle
        label={sentence(namePhrase(title, locale), (name) => t('card.inMyList', { name }))}
        pressed={isIn}
        onClick={toggle}
      />
      {needsSignIn ? <SignInToAdd title={title} onOpened={signInOpened} /> : null}
    </>
  );
}
