import type { ApiClient, OperationId } from '@parde/api-client';
import type { Locale } from '@parde/domain';
import { Container, Heading, Stack } from '@parde/ui';
import type { QueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { type DefinedPage, definePage as defineOurPage } from '../app/page/define-page.ts';
import { hasOperation } from '../app/page/operations.ts';
import type { Page } from '../app/page/page.ts';
import { usePage } from '../app/page/Storefront.tsx';
import { Sections } from '../app/parts/Sections.tsx';

// The API for the pages of a brand.
export { ask, askPages, send } from '@parde/api-client/query';
export { ButtonLink, Link } from '@parde/ui';
export {
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
  useSuspenseQuery,
} from '@tanstack/react-query';
export { useLocation, useNavigate, useParams, useSearchParams } from 'react-router';
export { definePart } from '../app/page/define-part.tsx';
export { Failed } from '../app/parts/Failed.tsx';
export { ServerText } from '../app/parts/ServerText.tsx';
export { useViewer } from '../app/session/use-viewer.ts';
export type { PartName, PartProps } from '../brand/parts.ts';
export { contentPath, path } from '../paths.ts';

/** The page's context, and its access to the API. */
export interface Site {
  /** The language of the API's names, of dates and of amounts. */
  readonly locale: Locale;
  /** The viewer's language: `locale`, or the code of one of the brand's languages. */
  readonly language: string;
  /** The brand's name in the viewer's language. */
  readonly name: string;
  readonly signedIn: boolean;
  readonly api: ApiClient;
  readonly queryClient: QueryClient;
  /** True if the brand's server has this operation. */
  hasOperation(operation: OperationId): boolean;
}

interface PageOptions<Data> {
  /**
   * Fills the cache for `Screen` on the server, in the browser and during a prefetch. A 404 of an ensured query shows
   * "not found". The result is used only by `head`.
   */
  data?(
    site: Site,
    address: { readonly params: Readonly<Record<string, string | undefined>>; readonly url: URL },
  ): Promise<Data>;
  head(data: Data | undefined, site: Site): PageHead;
  readonly Screen: () => ReactNode;
}

interface PageHead {
  readonly title: string;
  readonly description?: string;
}

/** Defines the default export of a brand's page. */
export function definePage<Data = undefined>({
  data,
  head,
  Screen,
}: PageOptions<Data>): DefinedPage {
  return defineOurPage({
    namespace: 'shell',
    data: async (page, params, url) => data?.(siteOf(page), { params, url }),
    meta: (found: Data | undefined, _t, page) => head(found, siteOf(page)),
    Screen,
  });
}

export function useSite(): Site {
  return siteOf(usePage());
}

function siteOf(page: Page): Site {
  const { api, brand, facts, queryClient } = page;
  return {
    locale: facts.locale,
    language: page.i18n.language,
    name: brand.name[facts.locale],
    signedIn: facts.signedIn,
    api,
    queryClient,
    hasOperation: (operation) => hasOperation(page, operation),
  };
}

/** A page's own messages. The types require the same messages in all languages. */
type OwnMessages<Messages> = Readonly<{ fa: Messages; en: Messages; [code: string]: Messages }>;

/** Returns the page's own messages in the viewer's language, or else in its fallback language. For `head`. */
export function messagesFor<Messages>(
  { language, locale }: Pick<Site, 'language' | 'locale'>,
  messages: OwnMessages<Messages>,
): Messages {
  return messages[language] ?? messages[locale];
}

/** The same for components. */
export function useMessages<Messages>(messages: OwnMessages<Messages>): Messages {
  return messagesFor(useSite(), messages);
}

/** The spacing, the width and the heading of a page. */
export function PageFrame({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <Sections>
      <Container>
        <Stack space="lg">
          <Heading level={1}>{title}</Heading>
          {children}
        </Stack>
      </Container>
    </Sections>
  );
}
