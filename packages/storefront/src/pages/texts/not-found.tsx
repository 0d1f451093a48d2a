import { data } from 'react-router';
import { definePage } from '../../app/page/define-page.ts';

/** The page for every unknown address. The error boundary shows the 404. */
export default definePage({
  namespace: 'shell',
  async data() {
    throw data(null, { status: 404 });
  },
  meta: (_data, t) => ({ title: t('notFound') }),
  Screen: () => null,
});
