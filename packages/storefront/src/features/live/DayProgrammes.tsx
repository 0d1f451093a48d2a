import type { Programme } from '@parde/api-client';
import { formatTimeOfDay } from '@parde/domain';
import { Badge, ButtonLink, Picture, RenewIcon, Text } from '@parde/ui';
import { useTranslation } from 'react-i18next';
import { useNow } from '../../app/hooks/use-now.ts';
import { usePage } from '../../app/page/Storefront.tsx';
import { Name, ServerText } from '../../app/parts/ServerText.tsx';
import { summaryOf } from '../../names/names.ts';
import { namePhrase, sentence } from '../../names/phrases.ts';
import { contentPath } from '../../paths.ts';
import * as styles from './Guide.css.ts';
import { airingState } from './guide-days.ts';

export function DayProgrammes({ programmes }: { programmes: readonly Programme[] }) {
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
