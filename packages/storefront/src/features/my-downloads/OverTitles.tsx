import { Button, Notice, TrashIcon } from '@parde/ui';
import { useTranslation } from 'react-i18next';
import { showToast } from '../../app/toast-store.ts';
import { formatBytes } from '../../titles/file-downloads/file-size.ts';
import type { OfflineLibrary, OfflineTitle } from '../../titles/offline/react/use-offline.ts';
import { isOver } from '../../titles/offline/react/use-saved.ts';

interface OverTitlesProps {
  titles: readonly OfflineTitle[];
  library: OfflineLibrary;
  onRemove: () => void;
}

/** Removes all titles that no longer play with one click. For a single title, its own card has the button. */
export function OverTitles({ titles, library, onRemove }: OverTitlesProps) {
  const { t } = useTranslation('saved-titles');
  const { t: shell } = useTranslation();
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
          {t('over.removeAll', { size: formatBytes(bytes, shell) })}
        </Button>
      }
    >
      {t('over.several', { count })}
    </Notice>
  );
}
