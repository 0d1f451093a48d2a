import type { CastItem } from '@parde/api-client';
import { CardSkeleton, Container, EmptyState, PersonCard, Text, UserIcon } from '@parde/ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { useSearch } from '../../app/hooks/use-search.ts';
import { definePage } from '../../app/page/define-page.ts';
import { PageTrail } from '../../app/page/PageTrail.tsx';
import { prefetch, when } from '../../app/page/queries.ts';
import { usePage } from '../../app/page/Storefront.tsx';
import { LinkTabs } from '../../app/parts/LinkTabs.tsx';
import { PageHero } from '../../app/parts/PageHero.tsx';
import { Sections } from '../../app/parts/Sections.tsx';
import {
  castGroupOf,
  castGroups,
  castList,
  LetterStrip,
  letterIn,
} from '../../features/catalogue/index.ts';
import { namePhrase } from '../../names/phrases.ts';
import { contentPath, path } from '../../paths.ts';
import { PagedGrid } from '../../titles/grid/PagedGrid.tsx';
import { cursorIn } from '../../titles/grid/paged-list.ts';

export default definePage({
  namespace: 'catalogue',
  // The list may fail without failing the page.
  async data(page, _params, { pathname, searchParams }) {
    const group = castGroupOf(pathname);
    await prefetch(page, castList(page, group, searchParams).page(cursorIn(searchParams)));
    return group;
  },
  meta: (group, t) => ({
    title: t('title', { name: t(group) }),
    description: t('castsDescription', { name: t(group) }),
  }),
  Screen: CastsScreen,
});

function CastsScreen() {
  const { t } = useTranslation(['catalogue', 'shell']);
  const page = usePage();
  const { pathname } = useLocation();
  const group = castGroupOf(pathname);
  const search = useSearch();
  const list = castList(page, group, search);
  const cursor = cursorIn(search);
  const { data: people } = useQuery(list.page(cursor));
  // Only the first page contains the initials.
  const { data: first } = useQuery(when(cursor !== null, list.page(null)));
  const initials = people?.initials ?? first?.initials;
  const letter = letterIn(search, page.facts.locale);
  const count = letter === undefined ? undefined : initials?.[letter];
  return (
    <>
      <PageHero
        underHeader
        title={t(group)}
        count={
          count === undefined ? null : (
            <Text as="span" tone="onMediaMuted" leading="ui">
              {t('people', { count })}
            </Text>
          )
        }
        text={t(`castsText.${group}`)}
        posters={people?.items.map(({ picture }) => picture)}
        above={<PageTrail trail={[]} name={t(group)} path={pathname} />}
      >
        <LinkTabs
          label={t('casts')}
          links={castGroups.map((each) => ({
            href: path(each),
            label: t(each),
            current: each === group,
          }))}
        />
      </PageHero>
      <Sections>
        <Container>
          {initials ? <LetterStrip initials={initials} /> : null}
          <PagedGrid
            list={list}
            item="person"
            label={t(group)}
            renderItem={(person) => <CastCard person={person} />}
            placeholder={<CardSkeleton shape="person" />}
            empty={
              letter === undefined ? (
                <EmptyState icon={<UserIcon />} title={t('noCasts')} text={t('emptyMore')} />
              ) : (
                <EmptyState icon={<UserIcon />} title={t('noCastsOfLetter')} />
              )
            }
          />
        </Container>
      </Sections>
    </>
  );
}

function CastCard({ person }: { person: CastItem }) {
  const { t } = useTranslation('catalogue');
  const { locale } = usePage().facts;
  return (
    <PersonCard
      href={contentPath('person', person.id)}
      name={namePhrase(person, locale)}
      picture={person.picture}
      role={person.title_count > 0 ? t('titles', { count: person.title_count }) : undefined}
    />
  );
}
