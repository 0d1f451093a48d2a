import { VisuallyHidden } from '@parde/ui';
import { useTranslation } from 'react-i18next';
import { useFileFacts } from './use-file-facts.ts';

/**
 * The time in a column with a heading. Screen readers read the heading with it, or the time would sound like the
 * film's length.
 */
export function FileTime({ bytes }: { bytes: number | undefined }) {
  const { t } = useTranslation('downloads');
  const time = useFileFacts().timeOf(bytes);
  if (time === undefined) return null;
  return (
    <>
      <VisuallyHidden>{t('yourSpeed')}: </VisuallyHidden>
      {time}
    </>
  );
}
