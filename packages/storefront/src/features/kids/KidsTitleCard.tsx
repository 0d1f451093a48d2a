import { useTranslation } from 'react-i18next';
import { usePage } from '../../app/page/Storefront.tsx';
import { namePhrase } from '../../names/phrases.ts';
import { path } from '../../paths.ts';
import { KidsCardLink } from './KidsCards.tsx';
import type { KidsCard } from './kids-lists.ts';

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
