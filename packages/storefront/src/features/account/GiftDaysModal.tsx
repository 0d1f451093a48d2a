import type { GiftDays } from '@parde/api-client';
import { askPages } from '@parde/api-client/query';
import { formatDate, showDigits } from '@parde/domain';
import { Stack, Text } from '@parde/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ModalDialog } from '../../app/modals/ModalDialog.tsx';
import type { ModalControls } from '../../app/modals/modal-states.ts';
import { usePage } from '../../app/page/Storefront.tsx';
import { MorePages } from '../../app/parts/MorePages.tsx';
import { ServerText } from '../../app/parts/ServerText.tsx';
import { textIn } from '../../names/names.ts';
import * as styles from './GiftDaysModal.css.ts';
import { reasonOf } from './gift-reason.ts';

export function GiftDaysModal({ onClose }: ModalControls) {
  const { t } = useTranslation('account');
  return (
    <ModalDialog size="sm" title={t('giftDays')} onClose={onClose}>
      <Gifts />
    </ModalDialog>
  );
}

function Gifts() {
  const { t } = useTranslation('account');
  const query = useInfiniteQuery(askPages(usePage().api, 'listGiftDays'));
  const pages = query.data?.pages ?? [];
  const gifts = pages.flatMap(({ items }) => items);
  return (
    <Stack space="md">
      <Text tone="muted">{t('giftsTotal', { count: pages[0]?.about.days ?? 0 })}</Text>
      <MorePages
        query={query}
        count={gifts.length}
        label={t('moreGifts')}
        status={t('giftsShown', { count: gifts.length })}
        failed={t('giftsFailed')}
      >
        <ul className={styles.gifts}>
          {gifts.map((gift) => (
            <Gift key={gift.id} gift={gift} />
          ))}
        </ul>
      </MorePages>
    </Stack>
  );
}

function Gift({ gift }: { gift: GiftDays }) {
  const { t } = useTranslation('account');
  const { locale } = usePage().facts;
  const { days, from, granted_at, note_fa, note_en } = gift;
  const note = textIn(locale, note_fa, note_en);
  const date = formatDate(granted_at, locale);
  return (
    <li className={styles.gift}>
      <span className={styles.giftText}>
        {t(`giftReasons.${reasonOf(gift)}`)}
        {note ? (
          <Text as="span" size="sm" leading="ui">
            <ServerText>{note}</ServerText>
          </Text>
        ) : null}
        <Text as="span" size="sm" tone="muted" leading="ui">
          {from ? (
            <>
              <From>{from}</From>
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

/** A friend's name, or a part of their number. */
function From({ children: from }: { children: string }) {
  const { locale } = usePage().facts;
  if (/\p{L}/u.test(from)) return <ServerText>{from}</ServerText>;
  return <bdi dir="ltr">{showDigits(from, locale)}</bdi>;
}
