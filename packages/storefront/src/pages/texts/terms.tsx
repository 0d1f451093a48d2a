import { definePage } from '../../app/page/define-page.ts';
import { prefetchText, TextScreen, useText } from '../../features/text-pages/index.ts';

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
  return <TextScreen name="terms" {...useText('terms')} />;
}
