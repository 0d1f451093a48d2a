import { definePage } from '../../app/page/define-page.ts';
import { prefetchText, TextScreen, useText } from '../../features/text-pages/index.ts';

export default definePage({
  namespace: 'texts',
  data: (page) => prefetchText(page, 'terms'),
  meta: (_data, t) => ({
    title: t('title', { name: t('terms') }),
    description: t('termsDescription'),
  }),
  Screen: TermsScreen,
});

function TermsScreen() {
  return <TextScreen name="terms" {...useText('terms')} />;
}
