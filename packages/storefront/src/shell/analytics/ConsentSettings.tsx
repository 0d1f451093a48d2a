import { Switch } from '@parde/ui';
import { useStore } from 'zustand';
import { changeConsent, consentStore } from '../../app/analytics/consent.ts';
import { usePage } from '../../app/page/Storefront.tsx';
import { SettingsGroup } from '../../features/settings/index.ts';
import { messages } from './messages.ts';

/** The switch to withdraw or give consent later. */
export function ConsentSettings() {
  const { title, hint } = messages[usePage().facts.locale];
  const { isGiven } = useStore(consentStore);
  return (
    <SettingsGroup title={title}>
      <Switch
        label={title}
        hint={hint}
        checked={isGiven === true}
        onChange={({ target }) => changeConsent(target.checked)}
      />
    </SettingsGroup>
  );
}
