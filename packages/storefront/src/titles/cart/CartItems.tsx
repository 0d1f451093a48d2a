import { type CartItem, formatToman } from '@parde/domain';
import { IconButton, TrashIcon } from '@parde/ui';
import { usePage } from '../../app/page/Storefront.tsx';
import * as styles from './CartBar.css.ts';
import { removeFromLocalCart } from './local-cart.ts';

interface CartItemsProps {
  items: readonly CartItem[];
  label: string;
  removeLabel: (item: CartItem) => string;
}

export function CartItems({ items, label, removeLabel }: CartItemsProps) {
  const { locale } = usePage().facts;
  return (
    <ul className={styles.items} aria-label={label}>
      {items.map((item) => (
        <li key={item.itemid} className={styles.item}>
          <span className={styles.what}>
            <bdi>{item.name}</bdi> · <bdi>{item.quality}</bdi>
          </span>
          <bdi className={styles.amount}>{formatToman(item.amount, locale)}</bdi>
          <IconButton
            size="sm"
            variant="ghost"
            icon={<TrashIcon />}
            label={removeLabel(item)}
            onClick={() => removeFromLocalCart([item.itemid])}
          />
        </li>
      ))}
    </ul>
  );
}
