import { Button, Dialog, Text } from '@parde/ui';
import { useTranslation } from '../../app/i18n/use-translation.ts';
import type { ModalControls } from '../../app/modals/modal-states.ts';

/** Placeholder for modals that are not built yet. */
export function SoonModal({ onClose }: ModalControls) {
  const { t } = useTranslation();
  return (
    <Dialog
      open
      size="sm"
      title={t('soon')}
      closeLabel={t('close')}
      onClose={onClose}
      actions={
        <Button variant="primary" onClick={onClose}>
          {t('understood')}
        </Button>
      }
    >
      <Text tone="muted">{t('soonMore')}</Text>
    </Dialog>
  );
}
