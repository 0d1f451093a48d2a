import { type PhrasesData, Stack } from '@parde/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ModalDialog } from '../../../app/modals/ModalDialog.tsx';
import type { ModalControls } from '../../../app/modals/modal-states.ts';
import { sentence } from '../../../names/phrases.ts';
import { SaveActions, type SaveActionsProps } from './SaveActions.tsx';
import { SaveBody, type SaveBodyProps } from './SaveBody.tsx';

interface SaveDialogProps extends SaveActionsProps, SaveBodyProps, ModalControls {
  /** The name of what is saved, if known. */
  name: PhrasesData | undefined;
  /** The control that chooses another season. */
  choice?: ReactNode;
}

export function SaveDialog({ name, choice, onClose, ...props }: SaveDialogProps) {
  const { t } = useTranslation('save-offline');
  return (
    <ModalDialog
      size="md"
      title={name ? sentence(name, (nameText) => t('titleOf', { name: nameText })) : t('title')}
      onClose={onClose}
      actions={<SaveActions {...props} />}
    >
      <Stack space="lg">
        {choice}
        <SaveBody {...props} />
      </Stack>
    </ModalDialog>
  );
}
