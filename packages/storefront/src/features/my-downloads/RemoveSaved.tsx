import { Button, Dialog, Text } from '@parde/ui';
import { useTranslation } from 'react-i18next';
import { usePage } from '../../app/page/Storefront.tsx';
import { showToast } from '../../app/toast-store.ts';
import { namePhrase, sentence } from '../../names/phrases.ts';
import { formatBytes } from '../../titles/file-downloads/file-size.ts';
import type { OfflineLibrary } from '../../titles/offline/react/use-offline.ts';
import { savedName } from './SavedCard.tsx';
import type { SavedGroup } from './saved-groups.ts';

interface RemoveSavedProps extends Pick<SavedGroup, 'series' | 'titles'> {
  library: OfflineLibrary;
  onClose: () => void;
}

/** Asks first, because the bytes would have to be fetched again after a mistaken tap. */
export function RemoveSaved({ series, titles, library, onClose }: RemoveSavedProps) {
  const { t } = useTranslation('saved-titles');
  const { t: shell } = useTranslation();
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
    <Dialog
      open
      size="sm"
      title={sentence(name, (nameText) =>
        series ? t('series.confirm', { name: nameText, count }) : t('confirm', { name: nameText }),
      )}
      closeLabel={shell('close')}
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
          ? t(series ? 'series.confirmText' : 'confirmText', { size: formatBytes(bytes, shell) })
          : t(series ? 'series.confirmQueued' : 'confirmQueued')}
      </Text>
    </Dialog>
  );
}
