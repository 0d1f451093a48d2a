import {
  countActionBlocks,
  formatToman,
  formatUssd,
  promisesHalfPrice,
  type TitleAction,
  type TitleDecision,
} from '@parde/domain';
import {
  Button,
  ButtonLink,
  CalendarIcon,
  CardIcon,
  ClockIcon,
  FilmIcon,
  GiftIcon,
  InfoIcon,
  PhoneIcon,
  PlayIcon,
  TicketIcon,
} from '@parde/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { insteadOfPage, useModal } from '../../app/modals/use-modal.ts';
import { useExistingPages } from '../../app/page/existing-pages.ts';
import { usePage } from '../../app/page/Storefront.tsx';
import { ExistingLink } from '../../app/parts/ExistingLink.tsx';
import { momentIn } from '../../app/parts/facts.ts';
import { ServerText } from '../../app/parts/ServerText.tsx';
import { useOperator } from '../../titles/data-cost/use-operator.ts';
import type { TitleRef } from '../../titles/title-base.ts';
import { purchaseLabel } from '../../titles/use-title-offer.ts';
import * as styles from './DownloadView.css.ts';

interface DownloadActionsProps {
  title: TitleRef;
  actions: readonly TitleAction[];
  /** Moves focus to the files. */
  onFree: () => void;
}

/** The first action is the primary one. Watching is the last and least prominent, because the page is for the files. */
export function DownloadActions({ title, actions, onFree }: DownloadActionsProps) {
  const isShown = (kind: TitleAction['kind']) => actions.some((action) => action.kind === kind);
  const blocks = countActionBlocks({
    play: isShown('play'),
    subscribe: isShown('subscribe'),
    free: isShown('free'),
    buy: isShown('buy'),
    ussd: isShown('ussd'),
  });
  const ordered = [
    ...actions.filter(({ kind }) => kind !== 'play'),
    ...actions.filter(({ kind }) => kind === 'play'),
  ];
  return (
    <div className={styles.actions} data-blocks={blocks}>
      {ordered.map((action, index) => (
        <Action
          key={action.kind}
          action={action}
          title={title}
          onFree={onFree}
          variant={index === 0 ? 'primary' : 'secondary'}
        />
      ))}
    </div>
  );
}

interface ActionProps extends Omit<DownloadActionsProps, 'actions'> {
  action: TitleAction;
  variant: 'primary' | 'secondary';
}

function Action({ action, title, onFree, variant }: ActionProps) {
  const { t } = useTranslation('downloads');
  const { locale } = usePage().facts;
  const openPlans = useModal('subscription');
  const openBuy = useModal('buy');
  const { showPath, plansPath } = useExistingPages();
  const content = { content_type: title.type, content_id: title.id };
  switch (action.kind) {
    case 'play':
      return (
        <ExistingLink href={showPath(title)} icon={<PlayIcon />}>
          {t('watch')}
        </ExistingLink>
      );
    case 'free':
      return (
        <Button variant={variant} icon={<GiftIcon />} onClick={onFree}>
          {t('free')}
        </Button>
      );
    case 'subscribe':
      return (
        <ExistingLink
          variant={variant}
          href={plansPath(title)}
          icon={<CardIcon />}
          onClick={insteadOfPage(openPlans, content)}
        >
          {t('subscribe')}
        </ExistingLink>
      );
    case 'buy': {
      const { price, what } = action;
      const name = purchaseLabel(action);
      return openBuy === undefined ? null : (
        <Button
          variant={variant}
          icon={what === 'ticket' ? <TicketIcon /> : <FilmIcon />}
          onClick={() => openBuy({ id: title.id, type: title.type })}
        >
          {price === undefined ? t(name) : t(`${name}For`, { price: formatToman(price, locale) })}
        </Button>
      );
    }
    case 'ussd':
      return (
        <ButtonLink variant={variant} href={action.address} icon={<PhoneIcon />}>
          {t('ussd')} <bdi dir="ltr">{formatUssd(action, locale)}</bdi>
        </ButtonLink>
      );
  }
}

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
  const at = (moment: number) => momentIn(locale, moment);
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
