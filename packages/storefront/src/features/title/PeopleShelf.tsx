import type { Person } from '@parde/api-client';
import { PersonCard, Shelf } from '@parde/ui';
import { useTranslation } from '../../app/i18n/use-translation.ts';
import { usePage } from '../../app/page/Storefront.tsx';
import { contentPath } from '../../paths.ts';
import { nameOf } from '../../words/names.ts';

export function PeopleShelf({ title, people }: { title: string; people: readonly Person[] }) {
  const { t } = useTranslation();
  const { locale } = usePage().facts;
  if (people.length === 0) return null;
  return (
    <Shelf title={title} item="person" labels={{ previous: t('previous'), next: t('next') }}>
      {people.map((person) => (
        <PersonCard
          key={person.id}
          href={contentPath('person', person.id)}
          name={nameOf(person, locale)}
          picture={person.picture}
        />
      ))}
    </Shelf>
  );
}
