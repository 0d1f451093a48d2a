import { redirect } from 'react-router';
import { definePage } from '../app/page/define-page.ts';
import { KidsWatchPage } from '../features/kids/KidsWatchPage.tsx';
import { loadKidsTitle } from '../features/kids/kids-titles.ts';
import { path } from '../paths.ts';
import { nameOf } from '../names/names.ts';

export default definePage({
  namespace: 'kids-area',
  async data(page, params) {
    const title = await loadKidsTitle(page, params);
    // A series plays an episode, which its page offers.
    if (title?.type === 'series') throw redirect(path('kids-title', title));
    return title;
  },
  meta: (title, t, { facts }) => ({
    title: title ? t('titleOf', { name: nameOf(title, facts.locale) }) : t('title'),
  }),
  Screen: KidsWatchPage,
});
