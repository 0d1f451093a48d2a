import { formatNumber } from '@parde/domain';
import { type MetaLineItem, Rating } from '@parde/ui';
import { useTranslation } from '../../app/i18n/use-translation.ts';
import { usePage } from '../../app/page/Storefront.tsx';
import { ServerText } from '../../app/parts/ServerText.tsx';
import type { TitleBase } from '../../titles/title-base.ts';
import { genreName } from '../../words/menu-names.ts';

export function useTitleMeta(
  {
    rating,
    genres,
    age_rating: age,
  }: Pick<TitleBase, 'rating' | 'genres'> & {
    readonly age_rating: TitleBase['age_rating'] | undefined;
  },
  /** What has no content is left out. */
  typeItems: readonly (MetaLineItem | false)[],
): MetaLineItem[] {
  const { t } = useTranslation(['title', 'shell']);
  const page = usePage();
  const { locale } = page.facts;
  const all: (MetaLineItem | false)[] = [
    rating !== null && {
      id: 'rating',
      content: (
        <Rating
          value={formatNumber(rating.average, locale)}
          label={t('shell:card.rating', { average: rating.average })}
        />
      ),
    },
    ...typeItems,
    age !== undefined &&
      age !== null && { id: 'age', content: age > 0 ? t('age', { age }) : t('everyone') },
    ...genres.map((genre) => ({
      id: genre.key,
      content: <ServerText>{genreName(genre.key, genre, page)}</ServerText>,
    })),
  ];
  return all.filter((item) => item !== false).filter(({ content }) => content !== undefined);
}
