import { Dialog } from '@parde/ui';
import { useTranslation } from 'react-i18next';
import type { ModalControls, ModalStates } from '../../../app/modals/modal-states.ts';
import { readWanted } from '../plans/wanted-title.ts';
import { CartOrder } from './CartOrder.tsx';
import { TitleOrder } from './TitleOrder.tsx';

/** Buys one title or a ticket for it; where none is named, what was gathered on this device. */
export function BuyModal({ id, type, onClose }: ModalStates['buy'] & ModalControls) {
  const { t } = useTranslation(['purchase', 'shell']);
  const wanted = readWanted(type, id);
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
