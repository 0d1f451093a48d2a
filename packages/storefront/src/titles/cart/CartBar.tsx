import { type CartItem, formatToman } from '@parde/domain';
import { Button, ChevronDownIcon, ChevronUpIcon, IconButton, Text, TrashIcon } from '@parde/ui';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useModal } from '../../app/modals/use-modal.ts';
import { usePage } from '../../app/page/Storefront.tsx';
import { Name } from '../../app/parts/ServerText.tsx';
import type { Named } from '../../names/names.ts';
import { namePhrase, sentence } from '../../names/phrases.ts';
import * as styles from './CartBar.css.ts';
import { removeFromLocalCart, useLocalCart } from './local-cart.ts';

/** Renders nothing if the cart is empty. `bare` is for a modal's footer, which has its own padding. */
export function CartBar({ bare = false }: { bare?: boolean }) {
  const { t } = useTranslation('downloads');
  const { locale } = usePage().facts;
  const openBuy = useModal('buy');
  const { items, total } = useLocalCart();
  const [isOpen, setOpen] = useState(false);
  const listId = useId();
  if (items.length === 0) return null;
  const buy = () => openBuy?.({});
  return (
    <section className={bare ? styles.bare : styles.bar} aria-label={t('cart')}>
      <div id={listId} hidden={!isOpen}>
        <CartItems items={items} label={t('cart')} removeLabel={(words) => t('takeOut', words)} />
      </div>
      <div className={styles.sum}>
        <div className={styles.total} aria-live="polite">
          <Text as="span" weight="strong">
            {t('cartCount', { count: items.length })}
          </Text>
          <bdi>{formatToman(total, locale)}</bdi>
        </div>
        <div className={styles.sum}>
          <Button
            size="sm"
            variant="ghost"
            aria-expanded={isOpen}
            aria-controls={listId}
            icon={isOpen ? <ChevronDownIcon /> : <ChevronUpIcon />}
            onClick={() => setOpen(!isOpen)}
          >
            {t('cartShow')}
          </Button>
          <Button variant="primary" onClick={buy}>
            {t('cartBuy')}
          </Button>
        </div>
      </div>
    </section>
  );
}

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
