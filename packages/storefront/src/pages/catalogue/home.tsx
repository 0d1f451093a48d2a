import { definePage } from '../../app/page/define-page.ts';
import { fetchHome, HomeScreen, homeMeta } from '../../features/home/index.ts';

export default definePage({
  namespace: 'home',
  data: fetchHome,
  meta: homeMeta,
  Screen: () => <HomeScreen />,
});
