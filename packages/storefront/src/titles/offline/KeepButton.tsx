import { Button, DeviceIcon } from '@parde/ui';
import type { ComponentProps } from 'react';
import type { ModalStates } from '../../app/modals/modal-states.ts';
import { useOpenModal } from '../../app/modals/use-open-modal.ts';

interface KeepButtonProps
  extends Pick<ComponentProps<typeof Button>, 'children' | 'size' | 'variant'> {
  of: ModalStates['keep'];
}

/** To watch it here without a connection. */
export function KeepButton({ of, ...button }: KeepButtonProps) {
  const openModal = useOpenModal();
  const open = () => {
    openModal('keep', of).catch(() => {
      // Pressing again retries.
    });
  };
  return <Button {...button} icon={<DeviceIcon />} onClick={open} />;
}
