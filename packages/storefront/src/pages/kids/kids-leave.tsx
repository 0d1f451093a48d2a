import { redirect, redirectDocument } from 'react-router';
import { definePage } from '../../app/page/define-page.ts';
import { KidsLeave } from '../../features/kids/index.ts';
import { kidsHome, path } from '../../paths.ts';

export default definePage({
  namespace: 'kids-lock',
  async data({ facts }) {
    if (facts.kids === undefined) throw redirect(kidsHome);
    // Only a new document contains the lock's question.
    if (facts.kidsLock === undefined) throw redirectDocument(path('kids-leave'));
  },
  meta: (_data, t) => ({ title: t('leavePageTitle') }),
  Screen: KidsLeave,
});
