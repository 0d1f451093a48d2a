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
  const add = (icon: ReactNode, text: string) => lines.push({ icon, text });
  switch (watch.kind) {
    case 'now':
      if (watch.until !== undefined) add(<TicketIcon />, t('ticketUntil', when(watch.until)));
      break;
    case 'presale':
      add(
        <CalendarIcon />,
        watch.from === undefined ? t('presale') : t('presaleFrom', when(watch.from)),
      );
      break;
    case 'not-released':
      add(
        <CalendarIcon />,
        watch.from === undefined ? t('notReleased') : t('notReleasedFrom', when(watch.from)),
      );
      break;
    case 'ticket-over':
      add(<ClockIcon />, t('ticketOver', { date: formatDate(watch.since, locale) }));
      break;
    case 'screening-over':
      add(<ClockIcon />, t('screeningOver', { date: formatDate(watch.since, locale) }));
      break;
    case 'no-file':
      add(<InfoIcon />, t('noFile'));
      break;
    case 'refused':
      add(<InfoIcon />, deniedText ?? t('refused'));
      break;
    case 'needs':
      break;
  }
  const { ticket, sale } = screening ?? {};
  if (ticket?.kind === 'none' && sale?.kind === 'open' && sale.until !== undefined) {
    add(<ClockIcon />, t('ticketsUntil', when(sale.until)));
  }
  for (const note of decision.notes) {
    if (!withoutHalfPrice || !promisesHalfPrice(note)) add(<InfoIcon />, note);
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
