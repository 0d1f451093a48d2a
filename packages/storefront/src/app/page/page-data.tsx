import type { Query, QueryClient, QueryKey } from '@tanstack/react-query';
import { type Namespace, namespaces } from '../i18n/messages.ts';
import type { FailedRequest, Page, PageFacts, PageMeta } from './page.ts';

const elementId = 'parde-page';

/** The result of the server's router. */
export interface RouteData {
  /** The id of the row in the route table. */
  readonly id: string;
  readonly meta?: PageMeta;
  readonly error?: RouteError;
}

/**
 * An error in place of the page, or of everything inside the root. Without a response, it is an error of our own or
 * of the API.
 */
export interface RouteError {
  readonly boundary: string;
  readonly response?: { readonly status: number; readonly data: unknown };
}

interface PageData {
  readonly facts: PageFacts;
  readonly route: RouteData;
  /** The namespaces that the server rendered with. Hydration needs the same ones. */
  readonly namespaces: readonly Namespace[];
  /** The API's answers. Failed queries are fetched again. */
  readonly answers: readonly (readonly [QueryKey, unknown])[];
  readonly failedRequest?: FailedRequest | undefined;
}

/** Renders the data for hydration. JSON in a data block cannot run, so CSP need not allow it. */
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
