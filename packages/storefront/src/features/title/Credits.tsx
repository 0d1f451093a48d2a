import type { Person } from '@parde/api-client';
import { MetaLine } from '@parde/ui';
import { useTranslation } from '../../app/i18n/use-translation.ts';
import { usePage } from '../../app/page/Storefront.tsx';
import { ServerText } from '../../app/parts/ServerText.tsx';
import type { TitleBase } from '../../titles/title-base.ts';
import { genreName } from '../../words/menu-names.ts';
import { People } from './People.tsx';

interface CreditsProps extends Pick<TitleBase, 'genres'> {
  directors: readonly Person[];
}

/** Whose work it is and of what kind, under the line of facts. */
export function Credits({ directors, genres }: CreditsProps) {
  const { t } = useTranslation('title');
  const page = usePage();
  const items = genres.map((genre) => ({
    id: genre.key,
    content: <ServerText>{genreName(genre.key, genre, page)}</ServerText>,
  }));
  if (directors.length > 0) {
    const content = (
      <>
        {t('directedBy')}
        {': '}
        <People people={directors} />
      </>
    );
    items.unshift({ id: 'directors', content });
  }
  return items.length > 0 ? <MetaLine items={items} /> : null;
}
