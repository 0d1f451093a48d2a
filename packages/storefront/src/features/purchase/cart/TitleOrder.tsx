import type { Cart } from '@parde/api-client';
import { formatToman, type TitleDecision } from '@parde/domain';
import { ButtonLink, Notice, Picture, PlayIcon, RadioGroup, Stack, Text } from '@parde/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ModalStates } from '../../../app/modals/modal-states.ts';
import { usePage } from '../../../app/page/Storefront.tsx';
import { Failed } from '../../../app/parts/Failed.tsx';
import { Name, ServerText } from '../../../app/parts/ServerText.tsx';
import { WaitingForm } from '../../../app/parts/WaitingForm.tsx';
import type { WantedTitle } from '../../../content-id.ts';
import { showPath } from '../../../paths.ts';
import { cachedTitle } from '../../../titles/cards/find-card.ts';
import { fileSize } from '../../../titles/file-downloads/file-size.ts';
import { useDownloads } from '../../../titles/file-downloads/use-downloads.ts';
import * as styles from './Order.css.ts';
import { OrderPayment } from './OrderPayment.tsx';
import { useTitleGets, WhatYouGet } from './WhatYouGet.tsx';

type Item = Cart['downloads'][number];

type TitleOrderProps = Pick<ModalStates['buy'], 'itemid'> & { title: WantedTitle };

/** `itemid` was chosen before a sign-in. */
export function TitleOrder({ title, itemid }: TitleOrderProps) {
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
  const { t: shell } = useTranslation();
  const { locale } = usePage().facts;
  return (
    <RadioGroup
      label={t('quality')}
      value={item?.itemid}
      onChange={onChoose}
      options={items.map((each) => ({
        value: each.itemid,
        label: <bdi>{each.quality}</bdi>,
        hint: fileSize(each, locale, shell),
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
