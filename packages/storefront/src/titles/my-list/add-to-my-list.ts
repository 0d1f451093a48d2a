import { loadMessages } from '../../app/i18n/messages.ts';
import type { Page } from '../../app/page/page.ts';
import { showToast } from '../../app/toast-store.ts';
import { namePhrase, sentence } from '../../names/phrases.ts';
import { changeMyList } from './change-my-list.ts';
import { keyOfTitle, type Listed } from './listed-title.ts';

export async function addToMyList(page: Page, title: Listed): Promise<void> {
  const { i18n, facts } = page;
  await loadMessages(page, 'menus');
  if (!(await changeMyList(page, title, true))) return;
  const t = i18n.getFixedT(i18n.language, 'menus');
  showToast({
    id: `my-list ${keyOfTitle(title)}`,
    tone: 'success',
    text: sentence(namePhrase(title, facts.locale), (name) =>
      t(title.content_type === 'channel' ? 'followed' : 'added', { name }),
    ),
  });
}
