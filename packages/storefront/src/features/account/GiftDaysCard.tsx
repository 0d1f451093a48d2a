import type { GiftDays } from '@parde/api-client';
import { askPages } from '@parde/api-client/query';
import { formatDate } from '@parde/domain';
import { Button, CalendarIcon, Dialog, LoadMore, Stack, Text } from '@parde/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '../../app/i18n/use-translation.ts';
import { usePage } from '../../app/page/Storefront.tsx';
import { Failed } from '../../app/parts/Failed.tsx';
import { AccountCard, type FactProps } from './AccountCard.tsx';
import { AccountFact } from './AccountFact.tsx';
import * as styles from './AccountHead.css.ts';
import { giftTotal, knownGifts, reasonOf } from './known-gifts.ts';

function useGifts() {
  return useInfiniteQuery(askPages(usePage().api, 'listGiftDays'));
}

/** How many days were given in all, and for what the newest were. */
export function GiftDaysCard({ title, level }: FactProps) {
  const { t } = useTranslation(['account', 'shell']);
  const query = useGifts();
  const [isOpen, setOpen] = useState(false);
  const [newest] = knownGifts(query.data?.pages ?? []);
  return (
    <AccountCard
      title={title}
      level={level}
      icon={<CalendarIcon />}
      actions={
        newest ? (
          <Button size="sm" aria-haspopup="dialog" onClick={() => setOpen(true)}>
            {t('allGifts')}
          </Button>
        ) : null
      }
    >
      <AccountFact query={query} name={title}>
        {({ pages }) => (
          <span className={styles.value}>
            <span className={styles.strong}>{t('days', { count: giftTotal(pages) })}</span>
            <span className={styles.more}>
              {newest
                ? t('newestGift', { gift: t(`giftReasons.${reasonOf(newest)}`) })
                : t('noGifts')}
            </span>
          </span>
        )}
      </AccountFact>
      <Dialog
        open={isOpen}
        size="sm"
        title={title}
        closeLabel={t('shell:close')}
        onClose={() => setOpen(false)}
      >
        <Gifts />
      </Dialog>
    </AccountCard>
  );
}

function Gifts() {
  const { t } = useTranslation('account');
  const query = useGifts();
  const { data, error, hasNextPage, isFetchingNextPage, isFetchNextPageError } = query;
  const pages = data?.pages ?? [];
  const gifts = knownGifts(pages);
  // The end comes into sight and is pressed at the same moment: the later call must not cancel the first.
  const loadMore = () => query.fetchNextPage({ cancelRefetch: false });
  return (
    <Stack space="md">
      <Text tone="muted">{t('giftsTotal', { count: giftTotal(pages) })}</Text>
      <ul className={styles.gifts}>
        {gifts.map((gift) => (
          <Gift key={gift.id} gift={gift} />
        ))}
      </ul>
      {isFetchNextPageError ? (
        <Failed
          error={error}
          text={t('giftsFailed')}
          loading={isFetchingNextPage}
          onRetry={loadMore}
        />
      ) : null}
      {hasNextPage && !isFetchNextPageError ? (
        <LoadMore
          label={t('moreGifts')}
          status={t('giftsShown', { count: gifts.length })}
          loading={isFetchingNextPage}
          onLoad={() => void loadMore()}
        />
      ) : null}
    </Stack>
  );
}

function Gift({ gift }: { gift: GiftDays }) {
  const { t } = useTranslation('account');
  const { locale } = usePage().facts;
  const { days, from, granted_at, note_fa, note_en } = gift;
  const note = locale === 'en' ? (note_en ?? note_fa) : note_fa;
  const date = formatDate(granted_at, locale);
  return (
    <li className={styles.gift}>
      <span className={styles.giftWords}>
        {t(`giftReasons.${reasonOf(gift)}`)}
        {note ? (
          <Text as="span" size="sm" leading="ui">
            <bdi lang={note === note_fa && locale === 'en' ? 'fa' : undefined}>{note}</bdi>
          </Text>
        ) : null}
        <Text as="span" size="sm" tone="muted" leading="ui">
          {from ? (
            <>
              <bdi>{from}</bdi>
              {' · '}
            </>
          ) : null}
          {date}
        </Text>
      </span>
      <span className={styles.given}>{t('days', { count: days })}</span>
    </li>
  );
}
