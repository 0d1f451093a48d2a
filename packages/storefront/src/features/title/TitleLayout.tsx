import { askPages } from '@parde/api-client/query';
import type { TitleDecision } from '@parde/domain';
import { Container, Heading, Notice, PersonCard, Stack, Text } from '@parde/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useExistingPages } from '../../app/page/existing-pages.ts';
import type { Page } from '../../app/page/page.ts';
import { when } from '../../app/page/queries.ts';
import { usePage } from '../../app/page/Storefront.tsx';
import { Sections } from '../../app/parts/Sections.tsx';
import { ServerText } from '../../app/parts/ServerText.tsx';
import { listed, textIn } from '../../names/names.ts';
import { namePhrase } from '../../names/phrases.ts';
import { CardShelf } from '../../titles/cards/CardShelf.tsx';
import { cardsWithPage } from '../../titles/cards/cards-with-page.ts';
import { NamedShelf } from '../../titles/shelves/NamedShelf.tsx';
import type { TitleRef } from '../../titles/title-base.ts';
import type { TitleData } from '../../titles/title-data.ts';
import { LazyComments } from './comments/LazyComments.tsx';
import { type Fact, FactList } from './facts.tsx';
import { TitleTop, type TitleTopProps } from './TitleTop.tsx';

interface TitleLayoutProps extends TitleTopProps {
  facts: readonly Fact[];
  /** Shown above the facts. */
  children?: ReactNode;
}

/** The parts that the pages of all types of titles share. */
export function TitleLayout({ facts, children, ...top }: TitleLayoutProps) {
  const { title, offer } = top;
  return (
    <>
      <TitleTop {...top} />
      <Sections>
        <FullRateNotice decision={offer.decision} />
        {children}
        <FactList facts={facts} />
        <PeopleShelf title={title} />
        <SimilarShelf title={title} />
        <LazyComments type={title.type} id={title.id} />
      </Sections>
    </>
  );
}

function FullRateNotice({ decision }: { decision: TitleDecision | undefined }) {
  const { locale } = usePage().facts;
  const { fullRate } = decision ?? {};
  if (!fullRate) return null;
  const title = textIn(locale, fullRate.title_fa, fullRate.title_en);
  return (
    <Container>
      <Notice tone="warning" title={<ServerText>{title}</ServerText>} live="polite">
        <ServerText>{fullRate.message}</ServerText>
      </Notice>
    </Container>
  );
}

/** A shelf, or a line of names if people have no pages. */
function PeopleShelf({ title }: { title: TitleData }) {
  const { t } = useTranslation('title');
  const { locale } = usePage().facts;
  const { contentPath } = useExistingPages();
  const heading = t(title.actors ? 'cast' : 'people');
  const people = title.actors ?? title.people ?? [];
  const cards = people.flatMap((person) => {
    const href = contentPath('person', person.id);
    return href === undefined
      ? []
      : [
          <PersonCard
            key={person.id}
            href={href}
            name={namePhrase(person, locale)}
            picture={person.picture}
          />,
        ];
  });
  if (people.length === 0) return null;
  if (cards.length > 0) {
    return (
      <NamedShelf title={heading} item="person">
        {cards}
      </NamedShelf>
    );
  }
  return (
    <Container as="section">
      <Stack>
        <Heading level={2} size="md">
          {heading}
        </Heading>
        <Text measure>
          <ServerText>{listed(people, locale)}</ServerText>
        </Text>
      </Stack>
    </Container>
  );
}

/** Disabled for a film, which contains its similar titles. */
export function similarQuery({ api }: Page, { type, id }: TitleRef) {
  return when(
    type !== 'movie' && type !== 'ekran',
    askPages(api, 'listSimilar', { path: { content_type: type, id } }),
  );
}

/** Optional: shows nothing if it fails. */
function SimilarShelf({ title }: { title: TitleData }) {
  const { t } = useTranslation('title');
  const page = usePage();
  const { data } = useInfiniteQuery(similarQuery(page, title));
  const cards = cardsWithPage(page, title.similar ?? data?.pages[0]?.items);
  if (cards.length === 0) return null;
  return <CardShelf title={t('similar')} shape="posters" cards={cards} />;
}
