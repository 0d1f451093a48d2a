import { Dialog, Stack, Text } from '@parde/ui';
import { useTranslation } from '../../../app/i18n/use-translation.ts';
import type { ModalControls, ModalStates } from '../../../app/modals/modal-states.ts';
import { CartItems } from '../../../titles/cart/CartItems.tsx';
import { useLocalCart } from '../../../titles/cart/local-cart.ts';
import { parseWantedTitle } from '../plans/wanted-title.ts';
import { OrderPayment } from './OrderPayment.tsx';
import { TitleOrder } from './TitleOrder.tsx';

/** Without a title it buys the cart. */
export function BuyModal({ id, type, onClose }: ModalStates['buy'] & ModalControls) {
  const { t } = useTranslation(['purchase', 'shell']);
  const wanted = parseWantedTitle(type, id);
  return (
    <Dialog
      open
      size="md"
      title={t(wanted ? 'buyTitle' : 'buyCart')}
      closeLabel={t('shell:close')}
      onClose={onClose}
    >
      {wanted ? <TitleOrder title={wanted} /> : <CartOrder />}
    </Dialog>
  );
}

function CartOrder() {
  const { t } = useTranslation('purchase');
  const { items } = useLocalCart();
  const [first] = items;
  if (!first) return <Text tone="muted">{t('cartEmpty')}</Text>;
  return (
    <Stack space="md">
      <CartItems
        items={items}
        label={t('cart')}
        removeLabel={({ name, quality }) => t('takeOut', { name, quality })}
      />
      <OrderPayment items={items} wanted={parseWantedTitle(first.type, first.id)} modal={{}} />
    </Stack>
  );
}
