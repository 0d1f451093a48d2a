import type { Ekran } from '@parde/api-client';
import { ekranQuery } from '@parde/api-client/query';
import {
  formatDate,
  formatDuration,
  formatTimeOfDay,
  formatToman,
  formatYear,
} from '@parde/domain';
import { Link } from '@parde/ui';
import { useTranslation } from 'react-i18next';
import { useInsteadOfLink } from '../../app/modals/use-instead-of-link.ts';
import { useOpenModal } from '../../app/modals/use-open-modal.ts';
import { usePage } from '../../app/page/Storefront.tsx';
import { Sections } from '../../app/parts/Sections.tsx';
import { contentPath } from '../../paths.ts';
import { useTitleOffer } from '../../titles/use-title-offer.ts';
import { nameOf, summaryOf } from '../../words/names.ts';
import { CommentsPlace } from './comments/CommentsPlace.tsx';
import { ekranHead } from './ekran-head.ts';
import { FactList } from './FactList.tsx';
import { FullRateNotice } from './FullRateNotice.tsx';
import { PeopleShelf } from './PeopleShelf.tsx';
import { playTarget } from './play-targets.ts';
import { TitlePlaceholder } from './TitlePlaceholder.tsx';
import { TitleTop } from './TitleTop.tsx';
import { useFacts } from './use-facts.tsx';
import { useTitle } from './use-title.ts';
import { useTitleMeta } from './use-title-meta.tsx';
import { useTitleState } from './use-title-state.ts';
import { Watched } from './Watched.tsx';

/** A screening's page: a film that a ticket opens, within a period and for some hours. */
export function EkranScreen({ id }: { id: string }) {
  const { api } = usePage();
  const known = useTitle({ type: 'ekran', id }, ekranQuery(api, { id }));
  if (!known.title) return <TitlePlaceholder card={known.card} />;
  return <EkranPage ekran={known.title} />;
}

function EkranPage({ ekran }: { ekran: Ekran }) {
  const { t } = useTranslation('title');
  const { locale } = usePage().facts;
  const { film } = ekran;
  const title = ekranHead(ekran);
  const offer = useTitleOffer(title);
  const place = useTitleState(title)?.place;
  const meta = useTitleMeta(film, [
    { id: 'year', content: formatYear(film.year, locale) },
    { id: 'duration', content: formatDuration(film.duration_minutes, locale) },
  ]);
  return (
    <>
      <TitleTop
        title={title}
        offer={offer}
        play={playTarget(title, place, t)}
        meta={meta}
        subtitle={nameOf(film, locale)}
        below={<Watched place={place} />}
        refusal={
          ekran.state === 'ended'
            ? t('screeningOver', { date: formatDate(ekran.period_end, locale) })
            : undefined
        }
      />
      <Sections>
        <FullRateNotice decision={offer.decision} />
        <EkranFacts ekran={ekran} />
        <PeopleShelf title={t('cast')} people={film.actors} />
        <CommentsPlace type="ekran" id={ekran.id} />
      </Sections>
    </>
  );
}

function EkranFacts({ ekran }: { ekran: Ekran }) {
  const { t } = useTranslation('title');
  const { locale } = usePage().facts;
  const facts = useFacts();
  const openModal = useOpenModal();
  const insteadOfLink = useInsteadOfLink();
  const { film, hours } = ekran;
  const moment = (iso: string) => `${formatDate(iso, locale)}، ${formatTimeOfDay(iso, locale)}`;
  return (
    <FactList
      facts={[
        {
          name: t('film'),
          value: (
            <Link
              href={contentPath('movie', film.id)}
              // In short, over the screening: its page is one press further.
              onClick={insteadOfLink(contentPath('movie', film.id), () =>
                openModal('content', { content_type: 'movie', content_id: film.id }),
              )}
            >
              <bdi>{nameOf(film, locale)}</bdi>
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
        facts.directors(film.directors),
        facts.countries(film.countries),
        ...facts.spoken(film),
        { name: t('story'), value: ekran.summary_fa ? summaryOf(film, locale) : '' },
      ]}
    />
  );
}
