import type { Ekran } from '@parde/api-client';
import { ask } from '@parde/api-client/query';
import { formatDate, formatTimeOfDay, formatToman } from '@parde/domain';
import { Link } from '@parde/ui';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { useInsteadOfLink } from '../../app/modals/use-instead-of-link.ts';
import { useOpenModal } from '../../app/modals/use-modal.ts';
import { definePage } from '../../app/page/define-page.ts';
import { hasPage } from '../../app/page/operations.ts';
import { usePage } from '../../app/page/Storefront.tsx';
import { Sections } from '../../app/parts/Sections.tsx';
import { Name } from '../../app/parts/ServerText.tsx';
import { LazyComments } from '../../features/title/comments/LazyComments.tsx';
import { ekranAsTitle } from '../../features/title/ekran-as-title.ts';
import { FactList } from '../../features/title/FactList.tsx';
import { FullRateNotice } from '../../features/title/FullRateNotice.tsx';
import { loadTitle } from '../../features/title/load-title.ts';
import { PeopleShelf } from '../../features/title/PeopleShelf.tsx';
import { playTarget } from '../../features/title/play-targets.ts';
import { TitlePlaceholder } from '../../features/title/TitlePlaceholder.tsx';
import { TitleTop } from '../../features/title/TitleTop.tsx';
import { titleMeta } from '../../features/title/title-meta.ts';
import { useFacts } from '../../features/title/use-facts.tsx';
import { useTitle } from '../../features/title/use-title.ts';
import { useTitleState } from '../../features/title/use-title-state.ts';
import { summaryOf } from '../../names/names.ts';
import { namePhrase } from '../../names/phrases.ts';
import { contentPath } from '../../paths.ts';
import { InApp } from '../../shell/InApp.tsx';
import { useTitleOffer } from '../../titles/use-title-offer.ts';

export default definePage({
  namespace: 'title',
  data: (page, { id = '' }) =>
    loadTitle(page, { type: 'ekran', id }, ask(page.api, 'getEkran', { path: { id } })),
  meta: (ekran, t, page) =>
    titleMeta('film' in ekran ? { ...ekran.film, ...ekran } : ekran, t, page),
  Screen: EkranRoute,
});

function EkranRoute() {
  const { id = '' } = useParams();
  return (
    <InApp>
      <EkranScreen key={id} id={id} />
    </InApp>
  );
}

function EkranScreen({ id }: { id: string }) {
  const { api } = usePage();
  const known = useTitle({ type: 'ekran', id }, ask(api, 'getEkran', { path: { id } }));
  if (!known.title) return <TitlePlaceholder card={known.card} />;
  return <EkranPage ekran={known.title} />;
}

function EkranPage({ ekran }: { ekran: Ekran }) {
  const { t } = useTranslation('title');
  const { locale } = usePage().facts;
  const { film } = ekran;
  const title = ekranAsTitle(ekran);
  const offer = useTitleOffer(title);
  const place = useTitleState(title)?.place;
  return (
    <>
      <TitleTop
        title={title}
        offer={offer}
        play={playTarget(title, place, t)}
        directors={film.directors}
        subtitle={namePhrase(film, locale)}
        place={place}
        deniedText={
          ekran.state === 'ended'
            ? t('screeningOver', { date: formatDate(ekran.period_end, locale) })
            : undefined
        }
      />
      <Sections>
        <FullRateNotice decision={offer.decision} />
        <EkranFacts ekran={ekran} />
        <PeopleShelf title={t('cast')} people={film.actors} />
        <LazyComments type="ekran" id={ekran.id} />
      </Sections>
    </>
  );
}

function EkranFacts({ ekran }: { ekran: Ekran }) {
  const { t } = useTranslation('title');
  const page = usePage();
  const { locale } = page.facts;
  const facts = useFacts();
  const openModal = useOpenModal();
  const insteadOfLink = useInsteadOfLink();
  const { film, hours } = ekran;
  const moment = (iso: string) =>
    t('moment', { date: formatDate(iso, locale), time: formatTimeOfDay(iso, locale) });
  return (
    <FactList
      facts={[
        {
          name: t('film'),
          value: !hasPage(page, 'movie') ? (
            <Name of={film} />
          ) : (
            <Link
              href={contentPath('movie', film.id)}
              // Opens the content modal instead of the film's page.
              onClick={insteadOfLink(contentPath('movie', film.id), () =>
                openModal('content', { content_type: 'movie', content_id: film.id }),
              )}
            >
              <Name of={film} />
            </Link>
          ),
        },
        {
          name: t('screeningPeriod'),
          value: t('periodFromTo', {
            start: moment(ekran.period_start),
            end: moment(ekran.period_end),
          }),
        },
        { name: t('ticketPrice'), value: formatToman(ekran.price, locale) },
        { name: t('ticketHours'), value: hours === null ? '' : t('hours', { count: hours }) },
        facts.countries(film.countries),
        ...facts.spoken(film),
        { name: t('story'), value: ekran.summary_fa ? summaryOf(film, locale) : '' },
      ]}
    />
  );
}
