import { redirect } from 'react-router';
import { definePage } from '../../app/page/define-page.ts';
import { KidsWatchPage, loadKidsTitle } from '../../features/kids/index.ts';
import { nameOf } from '../../names/names.ts';
import { path } from '../../paths.ts';

export default definePage({
  namespace: 'kids-area',
  async data(page, params) {
    const title = await loadKidsTitle(page, params);
    // A series plays an episode, which the viewer chooses on the series' page.
    if (title?.type === 'series') throw redirect(path('kids-title', title));
    return title;
  },
  meta: (title, t, { facts }) => ({
    title: title ? t('titleOf', { name: nameOf(title, facts.locale) }) : t('title'),
  }),
  Screen: KidsWatchPage,
});
