import { Notice } from '@parde/ui';
import { useTranslation } from 'react-i18next';
import type { TitleRef } from '../title-base.ts';
import { useDownloads } from '../use-title-offer.ts';

/** Warns before a payment that the title from which the viewer came has no file to play. */
export function FileNotice({ title }: { title: TitleRef }) {
  const { t } = useTranslation('title');
  const { decision } = useDownloads(title);
  return decision?.watch.kind === 'no-file' ? (
    <Notice tone="warning" live="polite">
      {t('noFile')}
    </Notice>
  ) : null;
}
