import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { runCrisp, runCustom, runGoftino, runRaychat } from '../../test-support/chat-stand-ins.ts';
import { chatProviders } from './providers.ts';

const { crisp, goftino, raychat, custom } = chatProviders;
const user = { name: 'Sara', mobile: '09120000000' };
const stored = new Map<string, string>();

beforeEach(() => {
  stored.clear();
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    removeItem: (key: string) => stored.delete(key),
  });
});
afterEach(() => vi.unstubAllGlobals());

it('Crisp gets the id, the language, visibility and the user, and its session is reset', () => {
  expect(crisp.begin('site', 'fa')).toBe('https://client.crisp.chat/l.js');
  // Calls before the script has loaded are in the queue.
  crisp.setUser(user);
  const { calls, site, locale } = runCrisp();
  expect([site, locale]).toEqual(['site', 'fa']);
  crisp.setVisible?.(false);
  crisp.setVisible?.(true);
  crisp.reset();
  crisp.setUser({ mobile: user.mobile });
  expect(calls).toEqual([
    ['set', 'user:nickname', ['Sara']],
    ['set', 'user:phone', ['+989120000000']],
    ['do', 'chat:hide'],
    ['do', 'chat:show'],
    ['do', 'session:reset'],
    ['set', 'user:phone', ['+989120000000']],
  ]);
});

it('Goftino gets the id, the visitor, visibility and the user, and its visitor is removed', () => {
  expect(goftino.begin('a1B2c3', 'fa')).toBe('https://www.goftino.com/widget/a1B2c3');
  stored.set('goftino_a1B2c3', 'visitor 1');
  expect(goftino.begin('a1B2c3', 'fa')).toBe('https://www.goftino.com/widget/a1B2c3?o=visitor%201');
  const ready = vi.fn();
  window.addEventListener(goftino.readyEvent ?? '', ready);
  const calls = runGoftino();
  expect(ready).toHaveBeenCalledOnce();
  goftino.setUser(user);
  goftino.setVisible?.(false);
  goftino.setVisible?.(true);
  goftino.reset();
  expect(calls).toEqual([
    ['setUser', { name: 'Sara', phone: '09120000000', forceUpdate: true }],
    ['close'],
    ['setWidget', { hasIcon: false }],
    ['setWidget', { hasIcon: true }],
    ['unsetUserId'],
  ]);
  expect(stored.size).toBe(0);
});

it('Raychat gets the token and the user, and its visitor is removed', () => {
  expect(raychat.begin('token', 'fa')).toBe('https://widget-react.raychat.io/install/widget.js');
  const ready = vi.fn();
  window.addEventListener(raychat.readyEvent ?? '', ready);
  const { calls, token } = runRaychat();
  expect(token).toBe('token');
  expect(ready).toHaveBeenCalledOnce();
  raychat.setUser(user);
  stored.set('rayToken', 'visitor');
  raychat.reset();
  expect(calls).toEqual([['setUser', { name: 'Sara', phone: '09120000000', updateOnce: false }]]);
  expect(stored.size).toBe(0);
});

it('a brand’s own script gets language, theme, visibility and the user', () => {
  custom.setTheme?.('dark');
  expect(custom.begin('https://chat.example/w.js', 'ar')).toBe('https://chat.example/w.js');
  const { states } = runCustom();
  custom.setVisible?.(false);
  custom.setUser(user);
  custom.reset();
  const state = { language: 'ar', theme: 'dark', visible: true };
  const hidden = { ...state, visible: false };
  expect(states).toEqual([state, hidden, { ...hidden, user }, hidden]);
});
