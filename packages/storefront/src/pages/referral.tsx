import { redirect, redirectDocument } from 'react-router';
import { definePage } from '../app/page/define-page.ts';
import { path } from '../paths.ts';

/** Leads to the home page, where the server stores the code as it does with `?ref` of any page. */
export default definePage({
  namespace: 'shell',
  async data(_page, { id }) {
    const home = path('home') + (id === undefined ? '' : `?ref=${encodeURIComponent(id)}`);
    throw import.meta.env.SSR ? redirect(home) : redirectDocument(home);
  },
  meta: (_data, t) => ({ title: t('home') }),
  Screen: () => null,
});
