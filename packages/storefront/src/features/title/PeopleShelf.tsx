import type { Person } from '@parde/api-client';
import { Container, Heading, PersonCard, Shelf, Stack, Text } from '@parde/ui';
import { useTranslation } from '../../app/i18n/use-translation.ts';
import { hasPage } from '../../app/page/offers.ts';
import { usePage } from '../../app/page/Storefront.tsx';
import { contentPath } from '../../paths.ts';
import { listed, nameOf } from '../../words/names.ts';

interface PeopleShelfProps {
  title: string;
  people: readonly Person[];
}

export function PeopleShelf({ title, people }: PeopleShelfProps) {
  const { t } = useTranslation();
  const page = usePage();
  const { locale } = page.facts;
  if (people.length === 0) return null;
  if (!hasPage(page, 'cast')) return <Names title={title} people={people} />;
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

/** Where nobody has a page of their own. */
function Names({ title, people }: PeopleShelfProps) {
  const { locale } = usePage().facts;
  return (
    <Container as="section">
      <Stack>
        <Heading level={2} size="md">
          {title}
        </Heading>
        <Text measure>
          <bdi>{listed(people, locale)}</bdi>
        </Text>
      </Stack>
    </Container>
  );
}
