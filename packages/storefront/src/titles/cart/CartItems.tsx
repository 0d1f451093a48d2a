import { type CartItem, formatToman, type Locale } from '@parde/domain';
import { IconButton, TrashIcon } from '@parde/ui';
import { usePage } from '../../app/page/Storefront.tsx';
import { ServerText } from '../../app/parts/ServerText.tsx';
import { nameOf } from '../../words/names.ts';
import * as styles from './CartBar.css.ts';
import { removeFromLocalCart } from './local-cart.ts';

interface CartItemsProps {
  items: readonly CartItem[];
  label: string;
  removeLabel: (words: { name: string; quality: string }) => string;
}

/** A row has its Persian name, and an English one where the server gave it. */
function cartItemName({ name, name_en }: CartItem, locale: Locale): string {
  return nameOf({ name_fa: name, name_en }, locale);
}

export function CartItems({ items, label, removeLabel }: CartItemsProps) {
  const { locale } = usePage().facts;
  return (
    <ul className={styles.items} aria-label={label}>
      {items.map((item) => (
        <li key={item.itemid} className={styles.item}>
          <span className={styles.what}>
            <ServerText>{cartItemName(item, locale)}</ServerText> · <bdi>{item.quality}</bdi>
          </span>
          <bdi className={styles.amount}>{formatToman(item.amount, locale)}</bdi>
          <IconButton
            size="sm"
            variant="ghost"
            icon={<TrashIcon />}
            label={removeLabel({ name: cartItemName(item, locale), quality: item.quality })}
            onClick={() => removeFromLocalCart([item.itemid])}
          />
        </li>
      ))}
    </ul>
  );
}
