import type { Movie } from '@parde/api-client';
import { formatDate, formatToman } from '@parde/domain';
import { useTranslation } from 'react-i18next';
import { insteadOfPage, useModal } from '../../app/modals/use-modal.ts';
import { useExistingPages } from '../../app/page/existing-pages.ts';
import { usePage } from '../../app/page/Storefront.tsx';
import { momentIn } from '../../app/parts/facts.ts';
import {
  NameLink,
  TitleLayout,
  type TitlePageProps,
  titlePage,
  useFacts,
} from '../../features/title/index.ts';
import { summaryOf } from '../../names/names.ts';
import { namePhrase } from '../../names/phrases.ts';

export default titlePage({ type: 'ekran', Page: EkranPage });

function EkranPage({ content: ekran, ...view }: TitlePageProps<'ekran'>) {
  const { t } = useTranslation('title');
  const { locale } = usePage().facts;
  const facts = useFacts();
  const { film, hours } = ekran;
  const moment = (iso: string) => t('moment', momentIn(locale, iso));
  return (
    <TitleLayout
      {...view}
      subtitle={namePhrase(film, locale)}
      deniedText={
        ekran.state === 'ended'
          ? t('screeningOver', { date: formatDate(ekran.period_end, locale) })
          : undefined
      }
      facts={[
        { name: t('film'), value: <FilmName film={film} /> },
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

/** Opens the content modal instead of the film's page. */
function FilmName({ film }: { film: Movie }) {
  const openContent = useModal('content');
  const content = { content_type: 'movie', content_id: film.id };
  return (
    <NameLink
      of={film}
      href={useExistingPages().contentPath('movie', film.id)}
      onClick={insteadOfPage(openContent, content)}
    />
  );
}
