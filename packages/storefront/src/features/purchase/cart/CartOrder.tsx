import { Stack, Text } from '@parde/ui';
import { useTranslation } from 'react-i18next';
import { CartItems } from '../../../titles/cart/CartItems.tsx';
import { useLocalCart } from '../../../titles/cart/local-cart.ts';
import { readWanted } from '../plans/wanted-title.ts';
import { OrderPayment } from './OrderPayment.tsx';

/** All that was gathered, in one payment. */
export function CartOrder() {
  const { t } = useTranslation('purchase');
  const { items } = useLocalCart();
  const [first] = items;
  if (!first) return <Text tone="muted">{t('cartEmpty')}</Text>;
  return (
    <Stack space="md">
      <CartItems
        items={items}
        label={t('cart')}
        takeOutLabel={({ name, quality }) => t('takeOut', { name, quality })}
      />
      <OrderPayment items={items} wanted={readWanted(first.type, first.id)} modal={{}} />
    </Stack>
  );
}
