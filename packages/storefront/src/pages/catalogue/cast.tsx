import type { Cast } from '@parde/api-client';
import { ask } from '@parde/api-client/query';
import { formatDate, formatForeignDate } from '@parde/domain';
import { Container, Heading, Inline, MetaLine, Stack, Text } from '@parde/ui';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { useSearch } from '../../app/hooks/use-search.ts';
import { definePage } from '../../app/page/define-page.ts';
import { PageTrail } from '../../app/page/PageTrail.tsx';
import { prefetch } from '../../app/page/queries.ts';
import { usePage } from '../../app/page/Storefront.tsx';
import { metaItems } from '../../app/parts/facts.ts';
import { LinkTabs } from '../../app/parts/LinkTabs.tsx';
import { PageHero } from '../../app/parts/PageHero.tsx';
import { Sections } from '../../app/parts/Sections.tsx';
import { ServerText } from '../../app/parts/ServerText.tsx';
import {
  castGroups,
  FilteredTitles,
  TitleCount,
  titleLists,
} from '../../features/catalogue/index.ts';
import { nameOf, textIn } from '../../names/names.ts';
import { path } from '../../paths.ts';
import { cursorIn } from '../../titles/grid/paged-list.ts';

export default definePage({
  namespace: 'catalogue',
  // The titles may fail without failing the page.
  async data(page, { id = '' }, { searchParams: search }) {
    const { api, queryClient } = page;
    const [person] = await Promise.all([
      queryClient.ensureQueryData(ask(api, 'getCast', { path: { id } })),
      prefetch(page, titleLists.cast(page, search, id).page(cursorIn(search))),
      prefetch(page, ask(api, 'getFilters')),
    ]);
    return person;
  },
  meta: (person, t, { facts }) => {
    const name = nameOf(person, facts.locale);
    return {
      title: t('title', { name }),
      description: t('castDescription', { name }),
      image: person.picture ?? undefined,
    };
  },
  Screen: CastScreen,
});

function CastScreen() {
  const { id = '' } = useParams();
  const { t } = useTranslation('catalogue');
  const page = usePage();
  const { locale } = page.facts;
  const { data: person } = useSuspenseQuery(ask(page.api, 'getCast', { path: { id } }));
  const search = useSearch();
  const listAt = (at: URLSearchParams) => titleLists.cast(page, at, id);
  const name = nameOf(person, locale);
  const otherName = locale === 'en' ? person.name_fa : person.name_en;
  const biography = locale === 'en' ? person.biography_en : person.biography_fa;
  const groups = castGroups.filter((group) => person.groups.includes(group));
  const [group] = groups;
  return (
    <Fragment key={id}>
      <PageHero
        title={name}
        text={otherName && otherName !== name ? otherName : undefined}
        picture={person.backdrop}
        portrait={person.picture}
        more={
          biography ? (
            <section aria-label={t('biography')}>
              <Text tone="onMediaMuted" measure dir="auto">
                {biography}
              </Text>
            </section>
          ) : null
        }
        above={
          <PageTrail
            trail={group ? [{ href: path(group), label: t(group) }] : []}
            name={name}
            path={path('cast', { id })}
          />
        }
      >
        <LifeDates person={person} />
        {groups.length > 1 ? (
          <LinkTabs
            label={t('casts')}
            links={groups.map((each) => ({
              href: path(each),
              label: t(each),
              current: false,
            }))}
          />
        ) : null}
      </PageHero>
      <Sections>
        <section aria-label={t('works')}>
          <Stack>
            <Container>
              <Inline space="sm" align="baseline">
                <Heading level={2} size="md">
                  {t('works')}
                </Heading>
                <TitleCount of={listAt(search)} />
              </Inline>
            </Container>
            <FilteredTitles listAt={listAt} label={t('works')} />
          </Stack>
        </section>
      </Sections>
    </Fragment>
  );
}

function LifeDates({ person }: { person: Cast }) {
  const { t } = useTranslation('catalogue');
  const { locale } = usePage().facts;
  const { birth_date, death_date, birth_place_fa, birth_place_en } = person;
  const place = textIn(locale, birth_place_fa, birth_place_en);
  const isForeign = !(person.iranian ?? !person.groups.includes('foreign-actors'));
  const format = isForeign ? formatForeignDate : formatDate;
  const facts = metaItems({
    born: birth_date && t('born', { date: format(birth_date, locale) }),
    place: place && <ServerText>{place}</ServerText>,
    died: death_date && t('died', { date: format(death_date, locale) }),
  });
  return <MetaLine items={facts} />;
}
