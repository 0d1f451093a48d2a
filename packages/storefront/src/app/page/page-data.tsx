import type { Query, QueryClient, QueryKey } from '@tanstack/react-query';
import { type Namespace, namespaces } from '../i18n/message-files.ts';
import type { FailedRequest, Page, PageFacts } from './page.ts';
import type { PageMeta } from './page-meta.ts';

const elementId = 'parde-page';

/** What the server's router found. */
export interface RouteData {
  /** The id of the row. */
  readonly id: string;
  readonly meta?: PageMeta;
  readonly error?: RouteError;
}

/** In place of the page, or of all that the root frames. Without a status it is an error of ours or of the API. */
export interface RouteError {
  readonly boundary: string;
  readonly response?: { readonly status: number; readonly data: unknown };
}

interface PageData {
  readonly facts: PageFacts;
  readonly route: RouteData;
  /** The messages that the server rendered with. Hydration needs the same. */
  readonly namespaces: readonly Namespace[];
  /** What the API answered. What failed is asked for again. */
  readonly answers: readonly (readonly [QueryKey, unknown])[];
  readonly failedRequest?: FailedRequest | undefined;
}

/** The data for hydration. JSON in a data block cannot run, so CSP need not allow it. */
export function PageDataScript({ page, route }: { page: Page; route: RouteData }) {
  const { facts, failedRequest, i18n, queryClient } = page;
  const data: PageData = {
    facts,
    route,
    namespaces: namespaces.filter((namespace) => i18n.hasResourceBundle(facts.locale, namespace)),
    answers: answersIn(queryClient),
    failedRequest,
  };
  return (
    <script
      id={elementId}
      type="application/json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON without "<" can't leave its element.
      dangerouslySetInnerHTML={{ __html: JSON.stringify(data).replaceAll('<', '\\u003c') }}
    />
  );
}

function answersIn(queryClient: QueryClient): PageData['answers'] {
  const queries = queryClient.getQueryCache().findAll({ predicate: isAnswered });
  return queries.map(({ queryKey, state }) => [queryKey, state.data]);
}

const isAnswered = ({ state }: Query) => state.status === 'success';

export function readPageData(): PageData {
  const text = document.getElementById(elementId)?.textContent;
  if (!text) throw new Error('The page came without its data.');
  const data: PageData = JSON.parse(text);
  return data;
}
