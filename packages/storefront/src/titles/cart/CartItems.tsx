import { type CartItem, formatToman } from '@parde/domain';
import { IconButton, TrashIcon } from '@parde/ui';
import { usePage } from '../../app/page/Storefront.tsx';
import { Name } from '../../app/parts/ServerText.tsx';
import type { Named } from '../../names/names.ts';
import { namePhrase, sentence } from '../../names/phrases.ts';
import * as styles from './CartBar.css.ts';
import { removeFromLocalCart } from './local-cart.ts';

interface CartItemsProps {
  items: readonly CartItem[];
  label: string;
  removeLabel: (words: { name: string; quality: string }) => string;
}

/** A cart row has a Persian name, and an English name if the server sends one. */
const namedOf = ({ name, name_en }: CartItem): Named => ({ name_fa: name, name_en });

export function CartItems({ items, label, removeLabel }: CartItemsProps) {
  const { locale } = usePage().facts;
  return (
    <ul className={styles.items} aria-label={label}>
      {items.map((item) => (
        <li key={item.itemid} className={styles.item}>
          <span className={styles.what}>
            <Name of={namedOf(item)} /> · <bdi>{item.quality}</bdi>
          </span>
          <bdi className={styles.amount}>{formatToman(item.amount, locale)}</bdi>
          <IconButton
            size="sm"
            variant="ghost"
            icon={<TrashIcon />}
            label={sentence(namePhrase(namedOf(item), locale), (name) =>
              removeLabel({ name, quality: item.quality }),
            )}
            onClick={() => removeFromLocalCart([item.itemid])}
          />
        </li>
      ))}
    </ul>
  );
}
