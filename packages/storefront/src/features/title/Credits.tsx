import type { Person } from '@parde/api-client';
import { Link, MetaLine } from '@parde/ui';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { hasPage } from '../../app/page/operations.ts';
import { usePage } from '../../app/page/Storefront.tsx';
import { Name, ServerText } from '../../app/parts/ServerText.tsx';
import { genreName } from '../../names/menu-names.ts';
import { separator } from '../../names/names.ts';
import { contentPath } from '../../paths.ts';
import type { TitleBase } from '../../titles/title-base.ts';

interface CreditsProps extends Pick<TitleBase, 'genres'> {
  directors: readonly Person[];
}

/** The directors and the genres, below the fact line. */
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

/** Names in one line, with links to their pages if the server has pages of people. */
function People({ people }: { people: readonly Person[] }) {
  const page = usePage();
  const hasPeople = hasPage(page, 'cast');
  return people.map((person, index) => (
    <Fragment key={person.id}>
      {index > 0 ? separator[page.facts.locale] : null}
      {hasPeople ? (
        <Link href={contentPath('person', person.id)} tone="inherit">
          <Name of={person} />
        </Link>
      ) : (
        <Name of={person} />
      )}
    </Fragment>
  ));
}
