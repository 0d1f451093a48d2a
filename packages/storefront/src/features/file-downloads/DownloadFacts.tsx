import { formatDate, formatTimeOfDay, type TitleDecision, promisesHalfPrice } from '@parde/domain';
import { CalendarIcon, ClockIcon, InfoIcon, TicketIcon } from '@parde/ui';
import type { ReactNode } from 'react';
import { useTranslation } from '../../app/i18n/use-translation.ts';
import { usePage } from '../../app/page/Storefront.tsx';
import { ServerText } from '../../app/parts/ServerText.tsx';
import { useOperator } from '../../titles/data-cost/use-operator.ts';
import * as styles from './DownloadView.css.ts';

interface Line {
  readonly icon: ReactNode;
  readonly text: string;
}

export function DownloadFacts({ decision }: { decision: TitleDecision }) {
  return <Lines lines={useFactLines(decision)} />;
}

/** Shows the server's own notes, except those that the prices beside the files already cover. */
export function DownloadNotes({ notes, downloads }: Pick<TitleDecision, 'notes' | 'downloads'>) {
  const isPriced = useOperator() !== undefined && downloads.kind === 'rows';
  const news = notes.filter((note) => !(isPriced && promisesHalfPrice(note)));
  return <Lines lines={news.map((text) => ({ icon: <InfoIcon />, text }))} />;
}

function Lines({ lines }: { lines: readonly Line[] }) {
  if (lines.length === 0) return null;
  return (
    <ul className={styles.facts}>
      {lines.map(({ icon, text }) => (
        <li key={text} className={styles.fact}>
          {icon}
          <ServerText>{text}</ServerText>
        </li>
      ))}
    </ul>
  );
}

function useFactLines({ watch, screening }: TitleDecision): Line[] {
  const { t } = useTranslation('downloads');
  const { locale } = usePage().facts;
  const at = (moment: number) => ({
    date: formatDate(moment, locale),
    time: formatTimeOfDay(moment, locale),
  });
  const lines: Line[] = [];
  if (watch.kind === 'presale') {
    const text = watch.from === undefined ? t('presale') : t('presaleFrom', at(watch.from));
    lines.push({ icon: <CalendarIcon />, text });
  }
  if (watch.kind === 'not-released') {
    const text = watch.from === undefined ? t('notReleased') : t('notReleasedFrom', at(watch.from));
    lines.push({ icon: <CalendarIcon />, text });
  }
  if (screening) {
    const { ticket, sale, hours } = screening;
    if (ticket.kind === 'valid' && ticket.until !== undefined) {
      lines.push({ icon: <TicketIcon />, text: t('ticketUntil', at(ticket.until)) });
    }
    if (ticket.kind === 'over') {
      lines.push({ icon: <TicketIcon />, text: t('ticketOver', at(ticket.since)) });
    }
    if (sale.kind === 'over') {
      lines.push({ icon: <ClockIcon />, text: t('salesOver', at(sale.since)) });
    } else if (sale.until !== undefined && ticket.kind !== 'valid') {
      lines.push({ icon: <ClockIcon />, text: t('salesUntil', at(sale.until)) });
    }
    if (hours !== undefined) {
      lines.push({ icon: <ClockIcon />, text: t('hours', { count: hours }) });
    }
  }
  return lines;
}
