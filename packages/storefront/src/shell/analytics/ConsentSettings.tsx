import { Switch } from '@parde/ui';
import { useSyncExternalStore } from 'react';
import { changeConsent, readConsent, subscribeToConsent } from '../../app/analytics/consent.ts';
import { usePage } from '../../app/page/Storefront.tsx';
import { SettingsGroup } from '../../features/settings/SettingsGroup.tsx';
import { messages } from './messages.ts';

/** The switch to withdraw or give consent later. */
export function ConsentSettings() {
  const { title, hint } = messages[usePage().facts.locale];
  const consent = useSyncExternalStore(subscribeToConsent, readConsent, () => undefined);
  return (
    <SettingsGroup title={title}>
      <Switch
        label={title}
        hint={hint}
        checked={consent === true}
        onChange={({ target }) => changeConsent(target.checked)}
      />
    </SettingsGroup>
  );
}
