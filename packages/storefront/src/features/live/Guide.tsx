import type { Programme, Schedule } from '@parde/api-client';
import { ask } from '@parde/api-client/query';
import { formatDay, formatTimeOfDay } from '@parde/domain';
import {
  Badge,
  ButtonLink,
  Container,
  EmptyState,
  Heading,
  Picture,
  RenewIcon,
  Skeleton,
  Stack,
  Tabs,
  Text,
  VisuallyHidden,
} from '@parde/ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useNow } from '../../app/hooks/use-now.ts';
import { useSearchParam } from '../../app/hooks/use-search.ts';
import { usePage } from '../../app/page/Storefront.tsx';
import { Failed } from '../../app/parts/Failed.tsx';
import { Name, ServerText } from '../../app/parts/ServerText.tsx';
import { summaryOf } from '../../names/names.ts';
import { namePhrase, sentence } from '../../names/phrases.ts';
import { contentPath } from '../../paths.ts';
import * as styles from './Guide.css.ts';
import { airingState, dayParam, daysOf, selectedDay } from './live-guide.ts';

/** The address contains the selected day. */
export function Guide({ id }: { id: string }) {
  const { t } = useTranslation('live');
  const { api } = usePage();
  const query = ask(api, 'getLiveSchedule', { path: { id } });
  const { data: today, isError, isEnabled, refetch } = useQuery(query);
  if (!isEnabled) return null;
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

function DayPlaceholder() {
  const { t } = useTranslation();
  return (
    <Stack space="lg">
      <VisuallyHidden live="polite">{t('loading')}</VisuallyHidden>
      {['a', 'b', 'c', 'd', 'e', 'f'].map((row) => (
        <Stack key={row} space="xs">
          <Skeleton width="half" />
          <Skeleton width="most" />
        </Stack>
      ))}
    </Stack>
  );
}

function DayProgrammes({ programmes }: { programmes: readonly Programme[] }) {
  const { t } = useTranslation('live');
  const now = useNow();
  const isOver = (programme: Programme) => airingState(programme, now) === 'over';
  const coming = programmes.filter((programme) => !isOver(programme));
  // A past day is shown in full.
  if (coming.length === 0 || coming.length === programmes.length) {
    return <Programmes programmes={programmes} now={now} />;
  }
  return (
    <div>
      <details className={styles.earlier}>
        <summary className={styles.expandButton}>{t('earlier')}</summary>
        <Programmes programmes={programmes.filter(isOver)} now={now} />
      </details>
      <Programmes programmes={coming} now={now} />
    </div>
  );
}

function Programmes({ programmes, now }: { programmes: readonly Programme[]; now: number }) {
  return (
    <ol className={styles.list}>
      {programmes.map((programme) => (
        <ProgrammeRow key={programme.id} programme={programme} now={now} />
      ))}
    </ol>
  );
}

function ProgrammeRow({ programme, now }: { programme: Programme; now: number }) {
  const { t } = useTranslation('live');
  const { locale } = usePage().facts;
  const airing = airingState(programme, now);
  const summary = summaryOf(programme, locale);
  const { starts_at: start, catch_up_id: catchUpId } = programme;
  return (
    <li className={styles.row} data-airing={airing} aria-current={airing === 'now' || undefined}>
      <time className={styles.time} dateTime={start}>
        {formatTimeOfDay(start, locale)}
      </time>
      <div className={styles.still}>
        <Picture picture={programme.picture} alt="" ratio="wide" sizes="9rem" />
      </div>
      <div className={styles.textBlock}>
        <Text
          as="strong"
          weight="strong"
          leading="ui"
          tone={airing === 'over' ? 'muted' : 'default'}
        >
          <Name of={programme} />
        </Text>
        {summary ? (
          <Text as="span" size="sm" tone="muted" leading="ui">
            <ServerText>{summary}</ServerText>
          </Text>
        ) : null}
      </div>
      <div className={styles.end}>
        {airing === 'now' ? <Badge tone="live">{t('live')}</Badge> : null}
        {airing === 'over' && catchUpId !== null ? (
          <ButtonLink
            size="sm"
            href={contentPath('video', catchUpId)}
            icon={<RenewIcon />}
            label={sentence(namePhrase(programme, locale), (name) => t('againOf', { name }))}
          >
            {t('again')}
          </ButtonLink>
        ) : null}
      </div>
    </li>
  );
}
