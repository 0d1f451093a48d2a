import { formatDate, formatTimeOfDay, promisesHalfPrice, type TitleDecision } from '@parde/domain';
import { CalendarIcon, ClockIcon, InfoIcon, TicketIcon } from '@parde/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { usePage } from '../../app/page/Storefront.tsx';
import { ServerText } from '../../app/parts/ServerText.tsx';
import { useOperator } from '../../titles/data-cost/use-operator.ts';
import * as styles from './DownloadView.css.ts';

interface FactItem {
  readonly icon: ReactNode;
  readonly text: string;
}

export function DownloadFacts({ decision }: { decision: TitleDecision }) {
  return <FactItems items={useFactItems(decision)} />;
}

/** Shows the server's own notes, except those that the prices beside the files already cover. */
export function DownloadNotes({ notes, downloads }: Pick<TitleDecision, 'notes' | 'downloads'>) {
  const isPriced = useOperator() !== undefined && downloads.kind === 'rows';
  const news = notes.filter((note) => !(isPriced && promisesHalfPrice(note)));
  return <FactItems items={news.map((text) => ({ icon: <InfoIcon />, text }))} />;
}

function FactItems({ items }: { items: readonly FactItem[] }) {
  if (items.length === 0) return null;
  return (
    <ul className={styles.facts}>
      {items.map(({ icon, text }) => (
        <li key={text} className={styles.fact}>
          {icon}
          <ServerText>{text}</ServerText>
        </li>
      ))}
    </ul>
  );
}

function useFactItems({ watch, screening }: TitleDecision): FactItem[] {
  const { t } = useTranslation('downloads');
  const { locale } = usePage().facts;
  const at = (moment: number) => ({
    date: formatDate(moment, locale),
    time: formatTimeOfDay(moment, locale),
  });
  const items: FactItem[] = [];
  if (watch.kind === 'presale') {
    const text = watch.from === undefined ? t('presale') : t('presaleFrom', at(watch.from));
    items.push({ icon: <CalendarIcon />, text });
  }
  if (watch.kind === 'not-released') {
    const text = watch.from === undefined ? t('notReleased') : t('notReleasedFrom', at(watch.from));
    items.push({ icon: <CalendarIcon />, text });
  }
  if (screening) {
    const { ticket, sale, hours } = screening;
    if (ticket.kind === 'valid' && ticket.until !== undefined) {
      items.push({ icon: <TicketIcon />, text: t('ticketUntil', at(ticket.until)) });
    }
    if (ticket.kind === 'over') {
      items.push({ icon: <TicketIcon />, text: t('ticketOver', at(ticket.since)) });
    }
    if (sale.kind === 'over') {
      items.push({ icon: <ClockIcon />, text: t('salesOver', at(sale.since)) });
    } else if (sale.until !== undefined && ticket.kind !== 'valid') {
      items.push({ icon: <ClockIcon />, text: t('salesUntil', at(sale.until)) });
    }
    if (hours !== undefined) {
      items.push({ icon: <ClockIcon />, text: t('hours', { count: hours }) });
    }
  }
  return items;
}
