import { Dialog, Text } from '@parde/ui';
import { useTranslation } from 'react-i18next';
import type { ModalControls, ModalStates } from '../../../app/modals/modal-states.ts';
import { parseWantedTitle, type WantedTitle } from '../../../content-id.ts';
import { CartItems } from '../../../titles/cart/CartItems.tsx';
import { useLocalCart } from '../../../titles/cart/local-cart.ts';
import { OrderPayment } from './OrderPayment.tsx';
import { TitleOrder } from './TitleOrder.tsx';
import { useCartGets, WhatYouGet } from './WhatYouGet.tsx';

/** Without a title, the modal buys the cart. */
export function BuyModal({ id, type, itemid, onClose }: ModalStates['buy'] & ModalControls) {
  const { t } = useTranslation(['purchase', 'shell']);
  const wanted = parseWantedTitle(type, id);
  return (
    <Dialog
      open
      size="lg"
      title={t(titleOf(wanted))}
      closeLabel={t('shell:close')}
      onClose={onClose}
    >
      {wanted ? (
        <TitleOrder title={wanted} {...(itemid !== undefined && { itemid })} />
      ) : (
        <CartOrder />
      )}
    </Dialog>
  );
}

function titleOf(wanted: WantedTitle | undefined) {
  if (!wanted) return 'buyCart';
  return wanted.type === 'ekran' ? 'buyTicket' : 'buyTitle';
}

function CartOrder() {
  const { t } = useTranslation('purchase');
  const { items } = useLocalCart();
  const [first] = items;
  const gets = useCartGets(items.length);
  if (!first) return <Text tone="muted">{t('cartEmpty')}</Text>;
  return (
    <OrderPayment items={items} wanted={parseWantedTitle(first.type, first.id)} modal={{}}>
      <CartItems
        items={items}
        label={t('cart')}
        removeLabel={(messages) => t('takeOut', messages)}
      />
      <WhatYouGet benefits={gets} />
    </OrderPayment>
  );
}
