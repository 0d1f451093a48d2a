import type { Cart } from '@parde/api-client';
import { type CartRefusal, type DownloadChoice, formatToman } from '@parde/domain';
import { Button, CheckIcon, ClockIcon, Notice, PlusIcon, Price } from '@parde/ui';
import { useEffect, useId, useState } from 'react';
import { useTranslation } from '../../app/i18n/use-translation.ts';
import { isOffered } from '../../app/page/offers.ts';
import { usePage } from '../../app/page/Storefront.tsx';
import {
  addToLocalCart,
  refreshLocalCart,
  removeFromLocalCart,
  useLocalCart,
} from '../../titles/cart/local-cart.ts';
import { fileSize } from '../../titles/downloads/file-size.ts';
import * as styles from './DownloadView.css.ts';

type Choice = DownloadChoice<Cart['downloads'][number]>;

export function FilesToBuy({ rows }: { rows: readonly Choice[] }) {
  const { t } = useTranslation('downloads');
  const [refused, setRefused] = useState<CartRefusal>();
  useEffect(() => {
    refreshLocalCart(rows.flatMap(({ row, get }) => (get === 'buy' ? row : [])));
  }, [rows]);
  return (
    <>
      <ul className={styles.files}>
        {rows.map((choice) => (
          <li key={choice.row.itemid}>
            <FileToBuy choice={choice} onRefused={setRefused} />
          </li>
        ))}
      </ul>
      {refused === undefined ? null : (
        <Notice tone="warning" live="assertive">
          {t(refused === 'full' ? 'cartFull' : 'notForCart')}
        </Notice>
      )}
    </>
  );
}

interface FileToBuyProps {
  choice: Choice;
  onRefused: (refused: CartRefusal | undefined) => void;
}

function FileToBuy({ choice: { row, get }, onRefused }: FileToBuyProps) {
  const { t } = useTranslation('downloads');
  const { t: shell } = useTranslation();
  const page = usePage();
  const { locale } = page.facts;
  const isSold = isOffered(page, 'buyItems');
  const qualityId = useId();
  const isInCart = useLocalCart().items.some(({ itemid }) => itemid === row.itemid);
  const toggle = () => {
    if (isInCart) removeFromLocalCart([row.itemid]);
    onRefused(isInCart ? undefined : addToLocalCart(row));
  };
  return (
    <div className={styles.row} data-chosen={isInCart || undefined}>
      <div className={styles.what}>
        <span className={styles.quality} id={qualityId}>
          <bdi>{row.quality}</bdi>
        </span>
        <span className={styles.size}>
          <bdi>{fileSize(row, locale, shell)}</bdi>
          {get === 'buy' ? <Price amount={formatToman(row.amount, locale)} /> : null}
        </span>
      </div>
      {get === 'buy' && isSold ? (
        <Button
          size="sm"
          variant={isInCart ? 'primary' : 'secondary'}
          icon={isInCart ? <CheckIcon /> : <PlusIcon />}
          aria-describedby={qualityId}
          onClick={toggle}
        >
          {isInCart ? t('inCart') : t('addToCart')}
        </Button>
      ) : null}
      {get === 'locked' ? (
        <span className={styles.aside}>
          <ClockIcon />
          {t('locked')}
        </span>
      ) : null}
    </div>
  );
}
