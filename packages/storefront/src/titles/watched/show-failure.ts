import { isApiError } from '@parde/api-client';
import { failureText } from '../../app/errors/failure-reason.ts';
import type { Page } from '../../app/page/page.ts';
import { showToast } from '../../app/toast-store.ts';
import { namePhrase, sentence } from '../../names/phrases.ts';
import { keyOfTitle, type ListedTitle } from '../my-list/listed-title.ts';

interface Failure {
  readonly error: unknown;
  readonly outcome: 'notMarked' | 'notUnmarked' | 'notStopped';
  readonly again: () => void;
}

export function showFailure(
  page: Page,
  title: ListedTitle,
  { error, outcome, again }: Failure,
): void {
  // The session has ended. The page shows that by itself.
  if (isApiError(error) && error.status === 401) return;
  const { i18n, facts } = page;
  const t = i18n.getFixedT(i18n.language, 'watched');
  showToast({
    id: `watched ${keyOfTitle(title)}`,
    tone: 'danger',
    text: sentence(
      namePhrase(title, facts.locale),
      (name) => `${t(outcome, { name })} ${failureText(page, error)}`,
    ),
    action: { label: t('again'), onClick: again },
  });
}
