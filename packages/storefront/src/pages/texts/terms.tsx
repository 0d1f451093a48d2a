import { useTranslation } from 'react-i18next';
import { definePage } from '../../app/page/define-page.ts';
import { TextColumns } from '../../features/text-pages/TextColumns.tsx';
import { TextNote, TextPage } from '../../features/text-pages/TextParts.tsx';
import { prefetchText, useText } from '../../features/text-pages/use-text.ts';

export default definePage({
  namespace: 'texts',
  data: (page) => prefetchText(page, 'terms'),
  meta: (_data, t, { brand, facts }) => ({
    title: t('title', { name: t('terms'), brand: brand.name[facts.locale] }),
    description: t('termsDescription', { brand: brand.name[facts.locale] }),
  }),
  Screen: TermsScreen,
});

function TermsScreen() {
  const { t } = useTranslation('texts');
  const { query, text } = useText('terms');
  return (
    <TextPage title={t('terms')} note={text && <TextNote text={text} />}>
      <TextColumns query={query} text={text} />
    </TextPage>
  );
}
