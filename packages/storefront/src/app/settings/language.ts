import { cookieLifetimes, cookieNames } from '@parde/domain';
import { writeCookie } from '../browser/cookies.ts';
import { checkConnection, isConnected } from '../connection.ts';
import { trackLoading } from '../loading-bar-store.ts';
import { notifyOtherTabs } from '../session/other-tabs.ts';

/** Reloads the page in the language with this code. Returns false if there is no connection. */
export async function changeLanguage(code: string): Promise<boolean> {
  // Test the connection first, because a failed reload would show the browser's error page.
  await trackLoading(checkConnection());
  if (!isConnected()) return false;
  writeCookie(cookieNames.locale, code, cookieLifetimes.locale);
  notifyOtherTabs('language');
  window.location.reload();
  return true;
}
