import { formatToman } from '@parde/domain';
import { RadioGroup, Skeleton, Stack, Text } from '@parde/ui';
import { useState } from 'react';
import { useTranslation } from '../../../app/i18n/use-translation.ts';
import { usePage } from '../../../app/page/Storefront.tsx';
import { Failed } from '../../../app/parts/Failed.tsx';
import { fileSize } from '../../../titles/downloads/file-size.ts';
import { useDownloads } from '../../../titles/downloads/use-downloads.ts';
import type { WantedTitle } from '../plans/wanted-title.ts';
import { OrderPayment } from './OrderPayment.tsx';

export function TitleOrder({ title }: { title: WantedTitle }) {
  const { t } = useTranslation(['purchase', 'shell']);
  const { locale } = usePage().facts;
  const [chosen, setChosen] = useState<string>();
  const { decision, error, isFetching, retry } = useDownloads(title);
  if (!decision) {
    if (!error || isFetching) return <OrderPlaceholder />;
    return (
      <Failed
        live="assertive"
        error={error}
        text={t('orderNotLoaded')}
        onRetry={() => void retry()}
      />
    );
  }
  const { downloads, screening } = decision;
  const rows =
    downloads.kind === 'rows'
      ? downloads.rows.flatMap(({ row, get }) => (get === 'buy' ? row : []))
      : [];
  // Defaults to the best quality, whose price is on the title's button.
  const item = rows.find(({ itemid }) => itemid === chosen) ?? rows.at(-1);
  if (!item) return <Text>{t('notForSale')}</Text>;
  return (
    <Stack space="md">
      <Text weight="strong">
        <bdi>{item.name}</bdi>
      </Text>
      {rows.length > 1 ? (
        <RadioGroup
          label={t('quality')}
          value={item.itemid}
          onChange={setChosen}
          options={rows.map((row) => ({
            value: row.itemid,
            label: <bdi>{row.quality}</bdi>,
            hint: fileSize(row, locale),
            end: <bdi>{formatToman(row.amount, locale)}</bdi>,
          }))}
        />
      ) : null}
      {screening?.hours === undefined ? null : (
        <Text size="sm" tone="muted">
          {t('ticketHours', { count: screening.hours })}
        </Text>
      )}
      <OrderPayment items={[item]} wanted={title} modal={{ id: title.id, type: title.type }} />
    </Stack>
  );
}

function OrderPlaceholder() {
  const { t } = useTranslation('purchase');
  return (
    <Stack space="md">
      <Text tone="muted">
        <span role="status">{t('wait')}</span>
      </Text>
      <Skeleton width="half" />
      <Skeleton shape="control" />
      <Skeleton shape="control" />
    </Stack>
  );
}
