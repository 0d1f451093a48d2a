import type { Cart } from '@parde/api-client';
import { type CartRefusal, type DownloadChoice, formatToman } from '@parde/domain';
import {
  Button,
  CheckIcon,
  ClockIcon,
  FileRow,
  type FileRowProps,
  Notice,
  PlusIcon,
  Price,
} from '@parde/ui';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useModal } from '../../app/modals/use-modal.ts';
import { usePage } from '../../app/page/Storefront.tsx';
import {
  addToLocalCart,
  refreshLocalCart,
  removeFromLocalCart,
  useLocalCart,
} from '../../titles/cart/local-cart.ts';
import * as styles from './DownloadView.css.ts';
import { useFileFacts } from './file-facts.tsx';

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

interface FileToBuyProps extends Partial<Pick<FileRowProps, 'name' | 'href'>> {
  choice: Choice;
  /** True if the audio and subtitles of the file are shown elsewhere. */
  alike?: boolean;
  onRefused?: (refused: CartRefusal | undefined) => void;
}

/** Named by its quality, or by `name`. */
export function FileToBuy({
  choice: { row, get },
  onRefused,
  alike = false,
  name,
  href,
}: FileToBuyProps) {
  const { t } = useTranslation('downloads');
  const { locale } = usePage().facts;
  const { sizeOf, waitOf, costOf, factsOf } = useFileFacts();
  const isSold = useModal('buy') !== undefined;
  const isInCart = useLocalCart().items.some(({ itemid }) => itemid === row.itemid);
  const toggle = () => {
    if (isInCart) removeFromLocalCart([row.itemid]);
    const refused = isInCart ? undefined : addToLocalCart(row);
    onRefused?.(refused);
  };
  return (
    <FileRow
      name={name ?? row.quality}
      href={href}
      size={sizeOf(row)}
      details={[
        name === undefined ? undefined : row.quality,
        ...(get === 'buy' && isSold
          ? [<Price key="price" amount={formatToman(row.amount, locale)} />]
          : []),
        waitOf(row.size_bytes),
      ]}
      facts={alike ? [] : factsOf(row)}
      cost={costOf(row.size_bytes)}
      chosen={isInCart}
    >
      {(nameId) =>
        get === 'locked' || get === 'subscribe' ? (
          <span className={styles.aside}>
            {get === 'locked' ? <ClockIcon /> : null}
            {t(get === 'locked' ? 'locked' : 'subscribersOnly')}
          </span>
        ) : (
          isSold && (
            <Button
              size="sm"
              variant={isInCart ? 'primary' : 'secondary'}
              icon={isInCart ? <CheckIcon /> : <PlusIcon />}
              aria-describedby={nameId}
              onClick={toggle}
            >
              {isInCart ? t('inCart') : t('addToCart')}
            </Button>
          )
        )
      }
    </FileRow>
  );
}
