import { formatToman } from '@parde/domain';
import { Button, ChevronDownIcon, ChevronUpIcon, Heading, Text } from '@parde/ui';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useHydrated } from '../../app/hooks/use-hydrated.ts';
import { useModal } from '../../app/modals/use-modal.ts';
import { usePage } from '../../app/page/Storefront.tsx';
import { Note } from '../../app/parts/Note.tsx';
import { CartItems } from '../../titles/cart/CartBar.tsx';
import { useLocalCart } from '../../titles/cart/local-cart.ts';
import * as styles from './MyDownloads.css.ts';

/** The cart is stored on the device, so the document reserves its room. */
export function CartSection() {
  const { t } = useTranslation(['my-downloads', 'downloads']);
  const { locale } = usePage().facts;
  const hydrated = useHydrated();
  const openBuy = useModal('buy');
  const { items, total } = useLocalCart();
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const listId = `${id}-items`;
  const isEmpty = items.length === 0;
  if (!openBuy) return null;
  return (
    <section className={styles.cart} aria-labelledby={id}>
      <div className={styles.cartState}>
        <Heading level={2} size="sm" id={id}>
          {t('downloads:cart')}
        </Heading>
        <div aria-live="polite">
          {isEmpty ? (
            <Text size="sm">{t(hydrated ? 'cartEmpty' : 'cartOnDevice')}</Text>
          ) : (
            <Text size="sm">
              {t('downloads:cartCount', { count: items.length })} ·{' '}
              <bdi>{formatToman(total, locale)}</bdi>
            </Text>
          )}
        </div>
        {isEmpty ? <Note>{t('cartMore')}</Note> : null}
      </div>
      {isEmpty ? null : (
        <div className={styles.cartActions}>
          <Button
            size="sm"
            variant="ghost"
            aria-expanded={isOpen}
            aria-controls={listId}
            icon={isOpen ? <ChevronUpIcon /> : <ChevronDownIcon />}
            onClick={() => setOpen(!isOpen)}
          >
            {t('downloads:cartShow')}
          </Button>
          <Button size="sm" variant="primary" onClick={() => openBuy({})}>
            {t('downloads:cartBuy')}
          </Button>
        </div>
      )}
      <div id={listId} className={styles.cartItems} hidden={!isOpen || isEmpty}>
        <CartItems
          items={items}
          label={t('downloads:cart')}
          removeLabel={({ name, quality }) => t('downloads:takeOut', { name, quality })}
        />
      </div>
    </section>
  );
}
