import { readLocalStorage, writeLocalStorage } from './browser/storage.ts';
import { defineSetting } from './settings/settings.ts';

const [agreed, refused] = ['yes', 'no'];

export type Consent = ReturnType<typeof createConsent>;

/** The value is undefined until the viewer has chosen. */
function createConsent(key: string) {
  return defineSetting<boolean | undefined>({
    key,
    fromServer: () => undefined,
    fromDevice() {
      const stored = readLocalStorage(key);
      return stored === agreed || stored === refused ? stored === agreed : undefined;
    },
    save: (isGiven) => writeLocalStorage(key, isGiven ? agreed : refused),
  });
}

export const analyticsConsent = createConsent('analytics');
/** The consent to pass the user's name and mobile number to the support chat. */
export const chatConsent = createConsent('supportChat');
