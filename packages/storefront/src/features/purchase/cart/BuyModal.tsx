import type { Cart } from '@parde/api-client';
import { formatToman, type TitleDecision } from '@parde/domain';
import {
  ButtonLink,
  CalendarIcon,
  CheckIcon,
  ClockIcon,
  DownloadIcon,
  Notice,
  Picture,
  PlayIcon,
  RadioGroup,
  Stack,
  Text,
  TicketIcon,
} from '@parde/ui';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ModalDialog } from '../../../app/modals/ModalDialog.tsx';
import type { ModalControls, ModalStates } from '../../../app/modals/modal-states.ts';
import { usePage } from '../../../app/page/Storefront.tsx';
import { Failed } from '../../../app/parts/Failed.tsx';
import { momentIn } from '../../../app/parts/facts.ts';
import { fileSize } from '../../../app/parts/file-size.ts';
import { Name, ServerText } from '../../../app/parts/ServerText.tsx';
import { WaitingForm } from '../../../app/parts/WaitingForm.tsx';
import { parseWantedTitle, type WantedTitle } from '../../../content-id.ts';
import { showPath } from '../../../paths.ts';
import { cachedTitle } from '../../../titles/cards/find-card.ts';
import { CartItems } from '../../../titles/cart/CartBar.tsx';
import { useLocalCart } from '../../../titles/cart/local-cart.ts';
import { useDownloads } from '../../../titles/use-title-offer.ts';
import * as styles from './Order.css.ts';
import { OrderPayment } from './OrderPayment.tsx';

/** Without a title, the modal buys the cart. */
export function BuyModal({ id, type, itemid, onClose }: ModalStates['buy'] & ModalControls) {
  const { t } = useTranslation('purchase');
  const wanted = parseWantedTitle(type, id);
  return (
    <ModalDialog size="lg" title={t(titleOf(wanted))} onClose={onClose}>
      {wanted ? (
        <TitleOrder title={wanted} {...(itemid !== undefined && { itemid })} />
      ) : (
        <CartOrder />
      )}
    </ModalDialog>
  );
}

function titleOf(wanted: WantedTitle | undefined) {
  if (!wanted) return 'buyCart';
  return wanted.type === 'ekran' ? 'buyTicket' : 'buyTitle';
}

function CartOrder() {
  const { t } = useTranslation('purchase');
  const { items } = useLocalCart();
  const [first] = items;
  // The cart contains only files.
  const gets = [
    { icon: <CheckIcon />, text: t('get.keep') },
    { icon: <PlayIcon />, text: t('get.watch') },
    { icon: <DownloadIcon />, text: t('get.files', { count: items.length }) },
  ];
  if (!first) return <Text tone="muted">{t('cartEmpty')}</Text>;
  return (
    <OrderPayment items={items} wanted={parseWantedTitle(first.type, first.id)} modal={{}}>
      <CartItems
        items={items}
        label={t('cart')}
        removeLabel={(messages) => t('takeOut', messages)}
      />
      <WhatYouGet benefits={gets} />
    </OrderPayment>
  );
}

type Item = Cart['downloads'][number];

type TitleOrderProps = Pick<ModalStates['buy'], 'itemid'> & { title: WantedTitle };

/** `itemid` was chosen before a sign-in. */
function TitleOrder({ title, itemid }: TitleOrderProps) {
  const { t } = useTranslation('purchase');
  const { decision, poster, error, isFetching, retry } = useDownloads(title, { toBuy: true });
  const [chosen, setChosen] = useState(itemid);
  if (!decision) {
    if (!error || isFetching) return <WaitingForm text={t('wait')} />;
    return (
      <Failed
        live="assertive"
        error={error}
        text={t('orderNotLoaded')}
        onRetry={() => void retry()}
      />
    );
  }
  const { downloads } = decision;
  const items =
    downloads.kind === 'rows'
      ? downloads.rows.flatMap(({ row, get }) => (get === 'buy' ? row : []))
      : [];
  // Defaults to the best quality, whose price is on the title's button.
  const item = items.findLast(({ itemid: id }) => chosen === undefined || id === chosen);
  if (items.length === 0) return <NothingToBuy title={title} decision={decision} />;
  const qualities = <Qualities items={items} item={item} onChoose={setChosen} />;
  if (!item) {
    return (
      <Stack space="md">
        <Notice tone="warning" live="assertive">
          {t('qualityGone')}
        </Notice>
        {qualities}
      </Stack>
    );
  }
  return (
    <OrderPayment
      items={[item]}
      wanted={title}
      modal={{ id: title.id, type: title.type, itemid: item.itemid }}
    >
      <OrderHead title={title} item={item} poster={poster} />
      {items.length > 1 ? qualities : null}
      <TitleGets decision={decision} item={item} />
    </OrderPayment>
  );
}

interface OrderHeadProps {
  title: WantedTitle;
  item: Item;
  poster: Cart['title_poster'];
}

function OrderHead({ title, item, poster }: OrderHeadProps) {
  const { t } = useTranslation('purchase');
  const { api } = usePage();
  const queryClient = useQueryClient();
  // A server may send only a Persian name in the row. An episode's own name would say less than the row's name.
  const known = title.type === 'episode' ? undefined : cachedTitle(queryClient, api, title);
  return (
    <div className={styles.head}>
      <Picture
        picture={poster}
        alt=""
        ratio="poster"
        corners="poster"
        sizes="7rem"
        loading="eager"
      />
      <div className={styles.name}>
        <Text as="span" size="sm" tone="muted">
          {t(`kind.${title.type}`)}
        </Text>
        <Text weight="strong" size="lg">
          <Name of={{ name_fa: item.name, name_en: item.name_en || known?.name_en }} />
        </Text>
      </div>
    </div>
  );
}

interface QualitiesProps {
  items: readonly Item[];
  item: Item | undefined;
  onChoose: (itemid: string) => void;
}

function Qualities({ items, item, onChoose }: QualitiesProps) {
  const { t } = useTranslation('purchase');
  const { facts, i18n } = usePage();
  const { locale } = facts;
  return (
    <RadioGroup
      label={t('quality')}
      value={item?.itemid}
      onChange={onChoose}
      options={items.map((each) => ({
        value: each.itemid,
        label: <bdi>{each.quality}</bdi>,
        hint: fileSize(each, locale, i18n.t),
        end: <bdi>{formatToman(each.amount, locale)}</bdi>,
      }))}
    />
  );
}

/** Shows what is bought, and the notes to read before. */
function TitleGets({ decision, item }: { decision: TitleDecision<Item>; item: Item }) {
  const { t } = useTranslation('purchase');
  const benefits = useTitleGets(decision, item);
  return (
    <>
      <WhatYouGet benefits={benefits} />
      {decision.watch.kind === 'now' ? <Notice>{t('coveredAlready')}</Notice> : null}
      {decision.notes.map((note) => (
        <Text key={note} size="sm" tone="muted">
          <ServerText>{note}</ServerText>
        </Text>
      ))}
    </>
  );
}

function NothingToBuy({ title, decision }: { title: WantedTitle; decision: TitleDecision<Item> }) {
  const { t } = useTranslation('purchase');
  if (decision.watch.kind !== 'now') return <Text>{t('notForSale')}</Text>;
  return (
    <Stack space="md">
      <Text>{t('nothingLeftToBuy')}</Text>
      <div>
        <ButtonLink href={showPath(title)} variant="primary" icon={<PlayIcon />}>
          {t('watchNow')}
        </ButtonLink>
      </div>
    </Stack>
  );
}

interface Benefit {
  readonly icon: ReactNode;
  readonly text: string;
}

/** Shows what is bought, and for how long. */
function WhatYouGet({ benefits }: { benefits: readonly Benefit[] }) {
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
function useTitleGets({ watch, screening }: TitleDecision<Item>, item: Item): Benefit[] {
  const { t } = useTranslation('purchase');
  const { facts, i18n } = usePage();
  const { locale } = facts;
  const at = (moment: number) => momentIn(locale, moment);
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
    const file = { quality: item.quality, size: fileSize(item, locale, i18n.t) };
    benefits.push({ icon: <DownloadIcon />, text: t('get.file', file) });
  }
  return benefits;
}
