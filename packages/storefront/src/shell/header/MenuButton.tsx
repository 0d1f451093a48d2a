import { MenuIcon } from '@parde/ui';
import { useTranslation } from 'react-i18next';
import { path } from '../../paths.ts';
import type { HeaderPanel } from './header-panels.ts';
import { PanelToggle } from './PanelToggle.tsx';
import * as panelStyles from './panel.css.ts';

/** Opens the side menu of narrow screens. */
export function MenuButton({ panel }: { panel: HeaderPanel }) {
  const { t } = useTranslation();
  return (
    <span className={panelStyles.onNarrowScreens}>
      <PanelToggle
        href={path('genres')}
        label={t('menu')}
        icon={<MenuIcon />}
        aria-haspopup="dialog"
        onClick={panel.show}
      />
    </span>
  );
}
