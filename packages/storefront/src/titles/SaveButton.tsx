import { Button, DeviceIcon } from '@parde/ui';
import type { ComponentProps } from 'react';
import type { ModalStates } from '../app/modals/modal-states.ts';
import { useModal } from '../app/modals/use-modal.ts';

interface SaveButtonProps
  extends Pick<ComponentProps<typeof Button>, 'children' | 'size' | 'variant'> {
  of: ModalStates['save-offline'];
}

/** Opens the modal that saves a title offline. */
export function SaveButton({ of, ...button }: SaveButtonProps) {
  const open = useModal('save-offline');
  return <Button {...button} icon={<DeviceIcon />} onClick={() => open?.(of)} />;
}
