import type { Person } from '@parde/api-client';
import { Link } from '@parde/ui';
import { Fragment } from 'react';
import { hasPage } from '../../app/page/offers.ts';
import { usePage } from '../../app/page/Storefront.tsx';
import { Name } from '../../app/parts/ServerText.tsx';
import { contentPath } from '../../paths.ts';
import { separator } from '../../words/names.ts';

/** Names in one line, which lead to their pages where the server has these. */
export function People({ people }: { people: readonly Person[] }) {
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
