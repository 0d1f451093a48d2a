import { UserIcon } from '@parde/ui';
import { useTranslation } from 'react-i18next';
import { useLazyPart } from '../../app/hooks/use-lazy-part.ts';
import { useRouteRow } from '../../app/hooks/use-route-row.ts';
import { hasPage } from '../../app/page/operations.ts';
import { usePage } from '../../app/page/Storefront.tsx';
import { path } from '../../paths.ts';
import { type HeaderPanel, usePanelClosing } from './header-panels.ts';
import { PanelToggle } from './PanelToggle.tsx';
import * as styles from './ProfileMenu.css.ts';
import { SignedInUser } from './SignedInUser.tsx';

const loadPanel = () => import('./ProfilePanel.tsx').then((module) => module.ProfilePanel);

export function ProfileMenu({ panel }: { panel: HeaderPanel }) {
  const { t } = useTranslation();
  const { nav } = useRouteRow();
  const instead = path(hasPage(usePage(), 'profile') ? 'profile' : 'settings');
  const [Panel, preload] = useLazyPart({ load: loadPanel, instead }, panel.open);
  const { button, rootProps } = usePanelClosing(panel);
  const isHere = nav === 'profile';
  return (
    <div {...rootProps} className={styles.menu}>
      <div className={styles.beside}>
        <SignedInUser />
      </div>
      <PanelToggle
        ref={button}
        href={instead}
        label={t('account')}
        icon={<UserIcon />}
        variant={isHere ? 'secondary' : 'ghost'}
        aria-current={isHere || undefined}
        aria-expanded={panel.open}
        onFocus={preload}
        onPointerEnter={preload}
        onClick={panel.open ? panel.close : panel.show}
      />
      {panel.open && Panel ? <Panel /> : null}
    </div>
  );
}
