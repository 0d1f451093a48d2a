import { formatToman } from '@parde/domain';
import { Button, ChevronDownIcon, ChevronUpIcon, Text } from '@parde/ui';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useModal } from '../../app/modals/use-modal.ts';
import { usePage } from '../../app/page/Storefront.tsx';
import * as styles from './CartBar.css.ts';
import { CartItems } from './CartItems.tsx';
import { useLocalCart } from './local-cart.ts';

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
