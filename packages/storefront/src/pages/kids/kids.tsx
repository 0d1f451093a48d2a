import { loadMessages } from '../../app/i18n/messages.ts';
import { definePage } from '../../app/page/define-page.ts';
import { usePage } from '../../app/page/Storefront.tsx';
import { KidsHome, KidsSetUp, loadKidsHome } from '../../features/kids/index.ts';

export default definePage({
  namespace: 'kids-area',
  async data(page, _params, url) {
    // Outside kids mode, this page shows adults how to start it.
    await (page.facts.kids === undefined
      ? loadMessages(page, 'kids-lock')
      : loadKidsHome(page, url));
  },
  meta: (_data, t, { brand, facts, i18n }) => ({
    title: [
      facts.kids === undefined ? i18n.t('title', { ns: 'kids-lock' }) : t('title'),
      brand.name[facts.locale],
    ].join(' | '),
    hidden: true,
  }),
  Screen: KidsScreen,
});

function KidsScreen() {
  return usePage().facts.kids === undefined ? <KidsSetUp /> : <KidsHome />;
}
