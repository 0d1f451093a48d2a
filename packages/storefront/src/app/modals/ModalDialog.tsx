import { Dialog, type DialogProps } from '@parde/ui';
import { useTranslation } from 'react-i18next';

interface ModalDialogProps extends Omit<DialogProps, 'open' | 'closeLabel'> {
  /** False only for a dialog that stays mounted while it is closed. */
  open?: boolean;
}

/** The dialog of every modal and every question. */
export function ModalDialog({ open = true, ...dialog }: ModalDialogProps) {
  const { t } = useTranslation();
  return <Dialog {...dialog} open={open} closeLabel={t('close')} />;
}
