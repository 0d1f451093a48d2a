import type { Person } from '@parde/api-client';
import { Container, Heading, PersonCard, Stack, Text } from '@parde/ui';
import { hasPage } from '../../app/page/operations.ts';
import { usePage } from '../../app/page/Storefront.tsx';
import { ServerText } from '../../app/parts/ServerText.tsx';
import { listed } from '../../names/names.ts';
import { namePhrase } from '../../names/phrases.ts';
import { contentPath } from '../../paths.ts';
import { NamedShelf } from '../../titles/shelves/NamedShelf.tsx';

interface PeopleShelfProps {
  title: string;
  people: readonly Person[];
}

export function PeopleShelf({ title, people }: PeopleShelfProps) {
  const page = usePage();
  const { locale } = page.facts;
  if (people.length === 0) return null;
  if (!hasPage(page, 'cast')) return <Names title={title} people={people} />;
  return (
    <NamedShelf title={title} item="person">
      {people.map((person) => (
        <PersonCard
          key={person.id}
          href={contentPath('person', person.id)}
          name={namePhrase(person, locale)}
          picture={person.picture}
        />
      ))}
    </NamedShelf>
  );
}

/** Used if no person has a page. */
function Names({ title, people }: PeopleShelfProps) {
  const { locale } = usePage().facts;
  return (
    <Container as="section">
      <Stack>
        <Heading level={2} size="md">
          {title}
        </Heading>
        <Text measure>
          <ServerText>{listed(people, locale)}</ServerText>
        </Text>
      </Stack>
    </Container>
  );
}
