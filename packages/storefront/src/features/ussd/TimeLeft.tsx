import { formatCountdown, formatDuration } from '@parde/domain';
import { Countdown } from '@parde/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useHydrated } from '../../app/hooks/use-hydrated.ts';
import { useNow } from '../../app/hooks/use-now.ts';
import { usePage } from '../../app/page/Storefront.tsx';
import * as styles from './Ussd.css.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

interface TimeLeftProps {
  until: number;
  /** Called to the second, if the time ends while the viewer looks. */
  onEnd: () => void;
}

/** Counts by the second in the last hour, and by the minute in the last day. Before that the date is enough. */
export function TimeLeft({ until, onEnd }: TimeLeftProps) {
  const { t } = useTranslation('ussd');
  const { locale } = usePage().facts;
  const left = until - useNow();
  if (left <= 0 || left > dayMs) return null;
  return (
    <span className={styles.note}>
      {left > hourMs ? (
        t('left', { time: formatDuration(Math.floor(left / minuteMs), locale) })
      ) : (
        <LastHour until={until} onEnd={onEnd} />
      )}
    </span>
  );
}

function LastHour({ until, onEnd }: TimeLeftProps) {
  const { t } = useTranslation('ussd');
  const { facts } = usePage();
  const isHydrated = useHydrated();
  // The page may have been open for long, and hydration must show what the server did.
  const [now] = useState(() => Date.parse(facts.now) + (isHydrated ? performance.now() : 0));
  return (
    <>
      {t('leftFor')}{' '}
      <Countdown
        until={until}
        now={now}
        format={(seconds) => formatCountdown(seconds, facts.locale)}
        onEnd={onEnd}
      />
    </>
  );
}
