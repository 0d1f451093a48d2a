import { useLatePart } from '../../app/hooks/use-late-part.ts';
import { path } from '../../paths.ts';
import type { HeaderPanel } from './header-panels.ts';

const sideMenu = {
  load: () => import('./SiteSideMenu.tsx').then((module) => module.SiteSideMenu),
  instead: path('genres'),
};

/** The side menu, whose code comes when it is opened. */
export function LateSideMenu({ panel }: { panel: HeaderPanel }) {
  const [SideMenu] = useLatePart(sideMenu, panel.open);
  return SideMenu ? <SideMenu open={panel.open} onClose={panel.close} /> : null;
}
