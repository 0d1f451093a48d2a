import { Account } from './Account.tsx';
import type { HeaderPanel } from './header-panels.ts';
import * as panelStyles from './panel.css.ts';
import { Search } from './Search.tsx';
import { LanguageSwitch, NightSwitch } from './Switches.tsx';

interface HeaderActionsProps {
  search: HeaderPanel;
  account: HeaderPanel;
}

/** The end of the header: search, the two switches, the account. */
export function HeaderActions({ search, account }: HeaderActionsProps) {
  return (
    <>
      <Search panel={search} />
      <span className={`${panelStyles.onWideScreens} ${panelStyles.byScript}`}>
        <NightSwitch />
        <LanguageSwitch />
      </span>
      <Account panel={account} />
    </>
  );
}
