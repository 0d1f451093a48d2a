import { usePage } from '../../app/page/Storefront.tsx';
import { AppLink } from './AppLink.tsx';
import type { HeaderPanel } from './header-panels.ts';
import { LoginLink } from './LoginLink.tsx';
import { ProfileMenu } from './ProfileMenu.tsx';
import * as panelStyles from './panel.css.ts';

/** Who is signed in and what is theirs, or the way to sign in. */
export function Account({ panel }: { panel: HeaderPanel }) {
  const { facts } = usePage();
  if (facts.signedIn) return <ProfileMenu panel={panel} />;
  return (
    <>
      <span className={panelStyles.onWidestScreens}>
        <AppLink />
      </span>
      <LoginLink />
    </>
  );
}
