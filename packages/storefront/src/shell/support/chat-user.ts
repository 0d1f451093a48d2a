import { ask } from '@parde/api-client/query';
import { type Locale, storageKeys } from '@parde/domain';
import {
  readLocalStorage,
  removeFromLocalStorage,
  writeLocalStorage,
} from '../../app/browser/storage.ts';
import { chatConsent } from '../../app/consent.ts';
import type { Page, PageFacts } from '../../app/page/page.ts';
import type { Brand } from '../../brand/define-brand.ts';
import type { ChatProvider } from './providers.ts';

interface ChatPage extends Pick<Page, 'api' | 'queryClient'> {
  readonly brand: Pick<Brand, 'userRef'>;
  readonly facts: Pick<PageFacts, 'signedIn' | 'locale'>;
}

/**
 * Passes the signed-in user to the chat while the viewer agrees. If an earlier document of another session passed a
 * user, or if the viewer has withdrawn the consent, the chat is reset.
 */
export function followUser(
  { reset, setUser }: Pick<ChatProvider, 'reset' | 'setUser'>,
  ready: Promise<void>,
  { api, brand, facts, queryClient }: ChatPage,
): void {
  const { signedIn } = facts;
  const isAllowed = () => signedIn && chatConsent.store.getState().value === true;
  const follow = async () => {
    const session = isAllowed() ? (readLocalStorage(storageKeys.sessionBegan) ?? '') : undefined;
    const passedIn = readLocalStorage(storageKeys.chatUser);
    await ready;
    if (passedIn !== undefined && passedIn !== session) {
      reset();
      removeFromLocalStorage(storageKeys.chatUser);
    }
    if (session === undefined) return;
    const { name, mobile } = await queryClient.ensureQueryData(
      ask(api, 'getUser', { query: { ref: brand.userRef } }),
    );
    if (!isAllowed()) return;
    writeLocalStorage(storageKeys.chatUser, session);
    setUser({ ...(name && { name }), mobile });
  };
  const run = () => {
    follow().catch(() => {
      // The chat does not know the user. The next document tries again.
    });
  };
  run();
  chatConsent.store.subscribe(run);
  if (signedIn && chatConsent.store.getState().value === undefined) askOnFirstUse(facts.locale);
}

/** Asks for the consent when the viewer first clicks the chat. A click in a frame only moves the focus there. */
function askOnFirstUse(locale: Locale): void {
  const stop = new AbortController();
  const onUse = (target: unknown) => {
    if (!(target instanceof Element)) return;
    if (!target.closest('[data-support-chat]:not([data-consent])')) return;
    stop.abort();
    if (chatConsent.store.getState().value !== undefined) return;
    import('./SupportConsent.tsx').then(
      ({ showChatQuestion }) => showChatQuestion(locale),
      () => {
        // The settings have the same question.
      },
    );
  };
  const options = { capture: true, signal: stop.signal };
  document.addEventListener('click', ({ target }) => onUse(target), options);
  window.addEventListener('blur', () => onUse(document.activeElement), options);
}
