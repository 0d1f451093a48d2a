import { formatDate, formatTimeOfDay, promisesHalfPrice, type TitleDecision } from '@parde/domain';
import { CalendarIcon, ClockIcon, InfoIcon, Text, TicketIcon } from '@parde/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { usePage } from '../../app/page/Storefront.tsx';
import { ServerText } from '../../app/parts/ServerText.tsx';
import * as styles from './TitleActions.css.ts';

/** Midnight in Tehran on any day. */
const midnight = '2026-01-01T00:00:00+03:30';

interface AvailabilityNotesProps {
  decision: TitleDecision;
  /** True if the server's note about half price is left out, because the cost is shown beside the button. */
  withoutHalfPrice?: boolean;
  /** Shown for a denied title without offers. */
  deniedText?: string | undefined;
}

export function AvailabilityNotes({
  decision,
  withoutHalfPrice = false,
  deniedText,
}: AvailabilityNotesProps) {
  const { t } = useTranslation('title');
  const { locale } = usePage().facts;
  const { watch, screening } = decision;
  /** A moment at midnight is shown as a date. */
  const when = (moment: number) => {
    const [date, time] = [formatDate(moment, locale), formatTimeOfDay(moment, locale)];
    return {
      when: time === formatTimeOfDay(midnight, locale) ? date : t('moment', { date, time }),
    };
  };
  const lines: { icon: ReactNode; text: string }[] = [];
  switch (watch.kind) {
    case 'now':
      if (watch.until !== undefined) {
        lines.push({ icon: <TicketIcon />, text: t('ticketUntil', when(watch.until)) });
      }
      break;
    case 'presale':
      lines.push({
        icon: <CalendarIcon />,
        text: watch.from === undefined ? t('presale') : t('presaleFrom', when(watch.from)),
      });
      break;
    case 'not-released':
      lines.push({
        icon: <CalendarIcon />,
        text: watch.from === undefined ? t('notReleased') : t('notReleasedFrom', when(watch.from)),
      });
      break;
    case 'ticket-over':
      lines.push({
        icon: <ClockIcon />,
        text: t('ticketOver', { date: formatDate(watch.since, locale) }),
      });
      break;
    case 'screening-over':
      lines.push({
        icon: <ClockIcon />,
        text: t('screeningOver', { date: formatDate(watch.since, locale) }),
      });
      break;
    case 'no-file':
      lines.push({ icon: <InfoIcon />, text: t('noFile') });
      break;
    case 'refused':
      lines.push({ icon: <InfoIcon />, text: deniedText ?? t('refused') });
      break;
    case 'needs':
      break;
  }
  const { ticket, sale } = screening ?? {};
  if (ticket?.kind === 'none' && sale?.kind === 'open' && sale.until !== undefined) {
    lines.push({ icon: <ClockIcon />, text: t('ticketsUntil', when(sale.until)) });
  }
  for (const note of decision.notes) {
    if (withoutHalfPrice && promisesHalfPrice(note)) continue;
    lines.push({ icon: <InfoIcon />, text: note });
  }
  return lines.map(({ icon, text }) => (
    <div key={text} className={styles.note}>
      {icon}
      <Text as="span" size="sm" tone="inherit" leading="ui">
        <ServerText>{text}</ServerText>
      </Text>
    </div>
  ));
}
