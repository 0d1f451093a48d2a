import { cookieLifetimes, storageKeys } from '@parde/domain';
import { beforeEach, expect, it, vi } from 'vitest';
import { createStorage } from '../../test-support/offline/device.ts';
import {
  clearEndedSession,
  guestOwner,
  handleSessionEnded,
  sessionEndedCookie,
} from '../session/clear-session.ts';
import { saveDraft } from '../session/payment-draft.ts';
import { rememberOwner } from './session.ts';
import { readSmartSettings } from './settings.ts';
import { reloadAsGuest } from './use-sign-out.ts';

const tomorrow = Date.now() + 86_400_000;
const ofDevice = { nightmode: 'true', offlineSettings: '{}', kidsMinutes: '60' };
const ofViewer = {
  lastsearchs: '["عقاب"]',
  _cart: '{}',
  purchases: '[]',
  autoplay: 'false',
  smartKeeping: '{"keepsNext":true}',
  smartMemory: '{}',
};
const order = 'plan:m1';
const after = { kind: 'page', path: '/plan/m1' } as const;
let cookies: string[];
let reload: () => void;

beforeEach(() => {
  vi.useFakeTimers({ now: tomorrow, toFake: ['Date'] });
  cookies = ['i18n_redirected=en', 'filtercontents=x', 'ref=12'];
  reload = vi.fn();
  vi.stubGlobal('window', {
    location: { hostname: 'parde.test', pathname: '/', protocol: 'https:', reload: () => reload() },
  });
  vi.stubGlobal('document', {
    get cookie() {
      return cookies.join('; ');
    },
    set cookie(written: string) {
      const [pair = '', ...attributes] = written.split('; ');
      const name = pair.slice(0, pair.indexOf('=') + 1);
      cookies = cookies.filter((each) => !each.startsWith(name));
      if (!attributes.includes('max-age=0')) cookies.push(pair);
    },
  });
  vi.stubGlobal('localStorage', createStorage());
  vi.stubGlobal('sessionStorage', createStorage());
  for (const [key, value] of Object.entries({ ...ofDevice, ...ofViewer })) {
    localStorage.setItem(key, value);
  }
  rememberOwner('owner');
  localStorage.setItem(storageKeys.offlineLatest, String(tomorrow));
  sessionStorage.setItem(storageKeys.signIn, '{"mobile":"09120000001"}');
  return () => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  };
});

function expectNothingOfViewer(): void {
  for (const key of Object.keys(ofViewer)) expect(localStorage.getItem(key), key).toBeNull();
  for (const [key, value] of Object.entries(ofDevice)) {
    expect(localStorage.getItem(key), key).toBe(value);
  }
  expect(readSmartSettings()).toEqual({ savesNext: false, removesSince: null, newEpisodes: null });
  const latest = localStorage.getItem(storageKeys.offlineLatest);
  expect(latest, 'a clock that was set back').toBe(String(tomorrow));
  expect(localStorage.getItem(storageKeys.offlineOwner)).toBe(guestOwner);
  expect(sessionStorage.getItem(storageKeys.signIn)).toBeNull();
  expect(cookies.filter((each) => !each.startsWith(sessionEndedCookie))).toEqual([
    'i18n_redirected=en',
  ]);
}

/** Opens the next page, which nothing of the viewer reaches either. */
function openNextPage(): void {
  // A call of the previous page was answered after its session had ended.
  localStorage.setItem('purchases', '[]');
  clearEndedSession({ signedIn: false });
  expect(cookies).toEqual(['i18n_redirected=en']);
}

it.each([
  ['a sign-out', reloadAsGuest],
  ['a session that ends by itself', handleSessionEnded],
])('%s removes all data of the viewer, and leaves the settings of the device', (_, leave) => {
  leave();
  expectNothingOfViewer();
  openNextPage();
  expectNothingOfViewer();
  expect(localStorage.getItem(storageKeys.offlineLeft), 'nobody has been asked').toBe('owner');
  expect(reload).toHaveBeenCalledTimes(1);
});

it('a payment that the end of a session interrupts leaves only its order, and one that a sign-out interrupts leaves nothing', () => {
  saveDraft({ order, method: 'saman', after });
  clearEndedSessionByCookie();
  expect(JSON.parse(sessionStorage.getItem(storageKeys.paymentDraft) ?? '')).toMatchObject({
    order,
  });
  vi.setSystemTime(tomorrow + 180_000);
  clearEndedSessionByCookie();
  expect(sessionStorage.getItem(storageKeys.paymentDraft), 'minutes later').toBeNull();
  saveDraft({ order, after });
  reloadAsGuest();
  expect(sessionStorage.getItem(storageKeys.paymentDraft)).toBeNull();
});

function clearEndedSessionByCookie(): void {
  cookies.push(`${sessionEndedCookie}=1`);
  clearEndedSession({ signedIn: false });
}

it('a session whose cookie expired in the background has ended, too', () => {
  clearEndedSession({ signedIn: true });
  vi.setSystemTime(tomorrow + (cookieLifetimes.session - 60) * 1000);
  clearEndedSession({ signedIn: false });
  expect(localStorage.getItem('_cart'), 'another tab may still be signed in').toBe('{}');
  vi.setSystemTime(tomorrow + cookieLifetimes.session * 1000);
  clearEndedSession({ signedIn: false, stored: true });
  expect(localStorage.getItem('_cart'), 'a page that knows of no viewer').toBe('{}');
  clearEndedSession({ signedIn: false });
  expectNothingOfViewer();
});

it('no question is shown about the titles of a viewer who signs in again', () => {
  clearEndedSessionByCookie();
  rememberOwner('other');
  clearEndedSessionByCookie();
  expect(localStorage.getItem(storageKeys.offlineLeft), 'nobody is forgotten').toBe('owner other');
  rememberOwner('owner');
  expect(localStorage.getItem(storageKeys.offlineLeft)).toBe('other');
});
