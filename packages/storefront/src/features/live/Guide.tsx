import type { Schedule } from '@parde/api-client';
import { ask } from '@parde/api-client/query';
import { formatDay } from '@parde/domain';
import { Container, EmptyState, Heading, Skeleton, Stack, Tabs, VisuallyHidden } from '@parde/ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useSearchParam } from '../../app/hooks/use-search.ts';
import { usePage } from '../../app/page/Storefront.tsx';
import { Failed } from '../../app/parts/Failed.tsx';
import { DayProgrammes } from './DayProgrammes.tsx';
import { daysOf, selectedDay } from './guide-days.ts';
import { dayParam } from './load-live.ts';

/** The address contains the selected day. */
export function Guide({ id }: { id: string }) {
  const { t } = useTranslation('live');
  const { api } = usePage();
  const { data: today, isError, refetch } = useQuery(ask(api, 'getLiveSchedule', { path: { id } }));
  return (
    <Container as="section">
      <Stack>
        <Heading level={2} size="md">
          {t('guide')}
        </Heading>
        {today ? <Days id={id} today={today} /> : null}
        {!today && isError ? <Failed text={t('partFailed')} onRetry={refetch} /> : null}
        {!today && !isError ? <DayPlaceholder /> : null}
      </Stack>
    </Container>
  );
}

function Days({ id, today }: { id: string; today: Schedule }) {
  const { t } = useTranslation('live');
  const { locale } = usePage().facts;
  const [selected, select] = useSearchParam(dayParam);
  const days = daysOf(today);
  const todayIndex = days.indexOf(today.date);
  const namedDays = [t('yesterday'), t('today'), t('tomorrow')];
  const nameOfDay = (date: string, index: number) =>
    namedDays[index - todayIndex + 1] ?? formatDay(date, locale);
  const shown = selectedDay(today, selected);
  return (
    <Tabs
      label={t('days')}
      selected={shown}
      tabs={days.map((date, index) => ({
        id: date,
        label: nameOfDay(date, index),
        content: <Day key={date} id={id} date={date === today.date ? undefined : date} />,
      }))}
      onSelect={(date) => select(date === today.date ? undefined : date)}
    />
  );
}

/** Without a date, today's guide is shown. */
function Day({ id, date }: { id: string; date: string | undefined }) {
  const { t } = useTranslation('live');
  const { api } = usePage();
  const { data, isError, refetch } = useQuery(
    ask(api, 'getLiveSchedule', { path: { id }, ...(date && { query: { date } }) }),
  );
  if (data && data.programmes.length === 0) {
    return <EmptyState headingLevel={3} title={t('noGuide')} text={t('noGuideMore')} />;
  }
  if (data) return <DayProgrammes programmes={data.programmes} />;
  return isError ? <Failed text={t('partFailed')} onRetry={refetch} /> : <DayPlaceholder />;
}

const rows = ['a', 'b', 'c', 'd', 'e', 'f'];

function DayPlaceholder() {
  const { t } = useTranslation();
  return (
    <Stack space="lg">
      <VisuallyHidden live="polite">{t('loading')}</VisuallyHidden>
      {rows.map((row) => (
        <Stack key={row} space="xs">
          <Skeleton width="half" />
          <Skeleton width="most" />
        </Stack>
      ))}
    </Stack>
  );
}
