import { useTranslation } from 'react-i18next';

/** A viewer's own words in the quotes of the language, which keep their side whichever way the words run. */
export function Quoted({ term }: { term: string }) {
  const { t } = useTranslation('search');
  return (
    <>
      {t('openQuote')}
      <bdi>{term}</bdi>
      {t('closeQuote')}
    </>
  );
}
