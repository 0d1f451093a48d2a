import { definePage } from '../../app/page/define-page.ts';
import { KidsTitlePage, loadKidsTitlePage } from '../../features/kids/index.ts';
import { nameOf } from '../../names/names.ts';

export default definePage({
  namespace: 'kids-area',
  data: loadKidsTitlePage,
  meta: (title, t, { facts }) => ({
    title: title ? t('titleOf', { name: nameOf(title, facts.locale) }) : t('title'),
  }),
  Screen: KidsTitlePage,
});
