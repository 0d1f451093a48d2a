import { Button, Notice, Text, TrashIcon } from '@parde/ui';
import { useTranslation } from 'react-i18next';
import { ModalDialog } from '../../app/modals/ModalDialog.tsx';
import { usePage } from '../../app/page/Storefront.tsx';
import { showToast } from '../../app/toast-store.ts';
import { namePhrase, sentence } from '../../names/phrases.ts';
import { useFormatBytes } from '../../titles/file-downloads/file-size.ts';
import type { OfflineLibrary, OfflineTitle } from '../../titles/offline/react/use-offline.ts';
import { isOver } from '../../titles/offline/react/use-saved.ts';
import { savedName } from './SavedCard.tsx';
import type { SavedGroup } from './saved-groups.ts';

interface RemoveSavedProps extends Pick<SavedGroup, 'series' | 'titles'> {
  library: OfflineLibrary;
  onClose: () => void;
}

/** Asks first, because the bytes would have to be fetched again after a mistaken tap. */
export function RemoveSaved({ series, titles, library, onClose }: RemoveSavedProps) {
  const { t } = useTranslation('saved-titles');
  const formatBytes = useFormatBytes();
  const { locale } = usePage().facts;
  const [title] = titles;
  if (!title) return null;
  const name = series ? namePhrase(series, locale) : savedName(title, locale);
  const count = titles.length;
  const bytes = titles.reduce((sum, one) => sum + one.bytes, 0);
  const remove = async () => {
    onClose();
    // From the end of the queue, so that none of the titles begins in the meantime.
    for (const { key } of titles.toReversed()) await library.remove(key);
    const text = sentence(name, (nameText) =>
      series ? t('series.removed', { name: nameText, count }) : t('removed', { name: nameText }),
    );
    showToast({ id: 'kept', text });
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
          <Button onClick={onClose}>{t('keep')}</Button>
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
  titles: readonly OfflineTitle[];
  library: OfflineLibrary;
  onRemove: () => void;
}

/** Removes all titles that no longer play with one click. For a single title, its own card has the button. */
export function OverTitles({ titles, library, onRemove }: OverTitlesProps) {
  const { t } = useTranslation('saved-titles');
  const formatBytes = useFormatBytes();
  const over = titles.filter(isOver);
  const count = over.length;
  if (count < 2) return null;
  const bytes = over.reduce((sum, title) => sum + title.bytes, 0);
  const remove = async () => {
    onRemove();
    for (const { key } of over) await library.remove(key);
    showToast({ id: 'kept', text: t('over.removedAll', { count }) });
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
