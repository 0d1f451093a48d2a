import { useDescriptions } from '@parde/offline/react';
import { Button, Notice, Text, TrashIcon } from '@parde/ui';
import { useTranslation } from 'react-i18next';
import { ModalDialog } from '../../../app/modals/ModalDialog.tsx';
import type { SavedDevice, SavedTitle } from '../../../app/offline/offline-device.ts';
import { usePage } from '../../../app/page/Storefront.tsx';
import { useFormatBytes } from '../../../app/parts/file-size.ts';
import { showToast } from '../../../app/toast-store.ts';
import { namePhrase, sentence } from '../../../names/phrases.ts';
import { removeTitles } from '../smart-saving/smart-memory.ts';
import { savedName } from './SavedCard.tsx';
import { bytesOf, isOver, type SavedGroup } from './saved-groups.ts';

interface RemoveSavedProps extends Pick<SavedGroup, 'series' | 'titles'> {
  device: SavedDevice;
  onClose: () => void;
}

/** Asks first, because the bytes would have to be fetched again after a mistaken tap. */
export function RemoveSaved({ series, titles, device, onClose }: RemoveSavedProps) {
  const { t } = useTranslation('saved-titles');
  const formatBytes = useFormatBytes();
  const { locale } = usePage().facts;
  const bytes = bytesOf(useDescriptions(device, titles));
  const [title] = titles;
  if (!title) return null;
  const name = series ? namePhrase(series, locale) : savedName(title, locale);
  const count = titles.length;
  const remove = async () => {
    onClose();
    // From the end of the queue, so that none of the titles begins in the meantime.
    await removeTitles(device, titles.toReversed());
    const text = sentence(name, (nameText) =>
      series ? t('series.removed', { name: nameText, count }) : t('removed', { name: nameText }),
    );
    showToast({ id: 'saved', text });
  };
  return (
    <ModalDialog
      size="sm"
      title={sentence(name, (nameText) =>
        series ? t('series.confirm', { name: nameText, count }) : t('confirm', { name: nameText }),
      )}
      onClose={onClose}
      actions={
        <>
          <Button variant="danger" onClick={() => void remove()}>
            {t('remove')}
          </Button>
          <Button onClick={onClose}>{t('leave')}</Button>
        </>
      }
    >
      <Text>
        {bytes > 0
          ? t(series ? 'series.confirmText' : 'confirmText', { size: formatBytes(bytes) })
          : t(series ? 'series.confirmQueued' : 'confirmQueued')}
      </Text>
    </ModalDialog>
  );
}

interface OverTitlesProps {
  titles: readonly SavedTitle[];
  device: SavedDevice;
  onRemove: () => void;
}

/** Removes all titles that no longer play with one click. For a single title, its own card has the button. */
export function OverTitles({ titles, device, onRemove }: OverTitlesProps) {
  const { t } = useTranslation('saved-titles');
  const formatBytes = useFormatBytes();
  const over = titles.filter((title) => isOver(device.describe(title)));
  const count = over.length;
  if (count < 2) return null;
  const bytes = bytesOf(over.flatMap((title) => device.describe(title) ?? []));
  const remove = async () => {
    onRemove();
    await removeTitles(device, over);
    showToast({ id: 'saved', text: t('over.removedAll', { count }) });
  };
  return (
    <Notice
      action={
        <Button size="sm" icon={<TrashIcon />} onClick={() => void remove()}>
          {t('over.removeAll', { size: formatBytes(bytes) })}
        </Button>
      }
    >
      {t('over.several', { count })}
    </Notice>
  );
}
