import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { onChunkWait } from '../../app/errors/load-chunk.ts';
import { useReloadWhenOnline } from '../../app/hooks/use-own-page.ts';
import { showToast } from '../../app/toast-store.ts';
import { SavedHere } from './SavedHere.tsx';

/** The page as the device stores it. It knows nothing of the viewer except the titles on the device. */
export function WithoutConnection() {
  const { t } = useTranslation('my-downloads');
  // The player is a modal with its own history entry.
  useReloadWhenOnline({ isBusy: useLocation().state !== null });
  // The notice of the shell may be out of view, because it does not float on this page.
  useEffect(() => onChunkWait(() => showToast({ id: 'offline', text: t('needsConnection') })), [t]);
  return <SavedHere />;
}
