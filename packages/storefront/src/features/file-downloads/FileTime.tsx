import { VisuallyHidden } from '@parde/ui';
import { useTranslation } from '../../app/i18n/use-translation.ts';
import { useFileFacts } from './use-file-facts.ts';

/** In a column that says what it is; it is read out with that, or it would be the film's own time. */
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
