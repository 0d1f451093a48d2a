import type { Cart } from '@parde/api-client';
import { formatDate, formatTimeOfDay, type TitleDecision } from '@parde/domain';
import { CalendarIcon, CheckIcon, ClockIcon, DownloadIcon, PlayIcon, TicketIcon } from '@parde/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { usePage } from '../../../app/page/Storefront.tsx';
import { fileSize } from '../../../titles/file-downloads/file-size.ts';
import * as styles from './Order.css.ts';

type Item = Cart['downloads'][number];

interface Benefit {
  readonly icon: ReactNode;
  readonly text: string;
}

/** Shows what is bought, and for how long. */
export function WhatYouGet({ benefits }: { benefits: readonly Benefit[] }) {
  const { t } = useTranslation('purchase');
  return (
    <ul className={styles.gets} aria-label={t('get.label')}>
      {benefits.map(({ icon, text }) => (
        <li key={text} className={styles.get}>
          {icon}
          <bdi>{text}</bdi>
        </li>
      ))}
    </ul>
  );
}

/** Returns the lines for one title. */
export function useTitleGets({ watch, screening }: TitleDecision<Item>, item: Item): Benefit[] {
  const { t } = useTranslation('purchase');
  const { t: shell } = useTranslation();
  const { locale } = usePage().facts;
  const at = (moment: number) => ({
    date: formatDate(moment, locale),
    time: formatTimeOfDay(moment, locale),
  });
  if (screening) {
    const { hours, sale } = screening;
    const benefits: Benefit[] = [
      {
        icon: <TicketIcon />,
        text: hours === undefined ? t('get.ticket') : t('ticketHours', { count: hours }),
      },
    ];
    if (sale.kind === 'open' && sale.until !== undefined) {
      benefits.push({ icon: <ClockIcon />, text: t('get.soldUntil', at(sale.until)) });
    }
    return benefits;
  }
  const benefits: Benefit[] = [{ icon: <CheckIcon />, text: t('get.keep') }];
  if (watch.kind === 'presale') {
    const { from } = watch;
    const text = from === undefined ? t('get.watchSomeDay') : t('get.watchFrom', at(from));
    benefits.push({ icon: <CalendarIcon />, text });
  } else {
    benefits.push({ icon: <PlayIcon />, text: t('get.watch') });
  }
  // A title that is only streamed has no file.
  if (item.size !== '') {
    const file = { quality: item.quality, size: fileSize(item, locale, shell) };
    benefits.push({ icon: <DownloadIcon />, text: t('get.file', file) });
  }
  return benefits;
}

/** Returns the lines for the cart, which contains only files. */
export function useCartGets(count: number): Benefit[] {
  const { t } = useTranslation('purchase');
  return [
    { icon: <CheckIcon />, text: t('get.keep') },
    { icon: <PlayIcon />, text: t('get.watch') },
    { icon: <DownloadIcon />, text: t('get.files', { count }) },
  ];
}
