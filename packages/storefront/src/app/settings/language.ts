import { cookieLifetimes, cookieNames, directionOf, locales } from '@parde/domain';
import type { Brand } from '../../brand/define-brand.ts';
import { writeCookie } from '../browser/cookies.ts';
import { checkConnection, isConnected } from '../connection.ts';
import { trackLoading } from '../loading-bar-store.ts';
import { notifyOtherTabs } from '../session/other-tabs.ts';

/** Reloads the page in the language with this code. Returns false if there is no connection. */
export async function changeLanguage(code: string): Promise<boolean> {
  // Test the connection first, because a failed reload would show the browser's error page.
  await trackLoading(checkConnection());
  if (!isConnected()) return false;
  saveLanguage(code);
  window.location.reload();
  return true;
}

/** Pages that are opened from now on are in this language. Other tabs reload. */
export function saveLanguage(code: string): void {
  writeCookie(cookieNames.locale, code, cookieLifetimes.locale);
  notifyOtherTabs('language');
}

/** Each name is in its own language, so that viewers who read only that language can find it. */
const builtInNames = { fa: 'فارسی', en: 'English' };

/** Returns all languages that a viewer may choose from. */
export function languageNames({ languages }: Pick<Brand, 'languages'>) {
  return [
    ...locales.map((code) => ({ code, dir: directionOf(code), name: builtInNames[code] })),
    ...Object.entries(languages?.options ?? {}).map(([code, { dir, name }]) => ({
      code,
      dir,
      name,
    })),
  ];
}
