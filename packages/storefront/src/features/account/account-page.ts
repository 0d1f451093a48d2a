import type { Namespace } from '../../app/i18n/messages.ts';
import { type DefinedPage, definePage, type PageDefinition } from '../../app/page/define-page.ts';
import { AccountFrame, prefetchFrame } from './AccountFrame.tsx';

/** Defines a page in the frame of the account. */
export function accountPage<N extends Namespace, Data>(
  definition: PageDefinition<N, Data>,
): DefinedPage {
  return definePage({
    ...definition,
    async data(page, params, url) {
      const [content] = await Promise.all([
        definition.data(page, params, url),
        prefetchFrame(page),
      ]);
      return content;
    },
    Frame: AccountFrame,
  });
}
