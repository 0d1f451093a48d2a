import { type DehydratedState, dehydrate } from '@tanstack/react-query';
import { createContext, useContext } from 'react';
import { type Namespace, namespaces } from '../i18n/messages.ts';
import type { FailedRequest, Page, PageFacts } from './page.ts';

const elementId = 'parde-page';

interface PageData {
  readonly facts: PageFacts;
  /** The messages that the server rendered with. Hydration needs the same. */
  readonly namespaces: readonly Namespace[];
  readonly queries: DehydratedState;
  readonly failedRequest?: FailedRequest | undefined;
}

/** The data for hydration. JSON in a data block cannot run, so CSP need not allow it. */
export function PageDataScript({ page }: { page: Page }) {
  const { facts, failedRequest, i18n, queryClient } = page;
  const data: PageData = {
    facts,
    namespaces: namespaces.filter((namespace) => i18n.hasResourceBundle(facts.locale, namespace)),
    queries: dehydrate(queryClient),
    failedRequest,
  };
  const json = import.meta.env.SSR ? JSON.stringify(data).replaceAll('<', '\\u003c') : '';
  return (
    <script
      id={elementId}
      type="application/json"
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON without "<" can't leave its element.
      dangerouslySetInnerHTML={{ __html: json }}
    />
  );
}

export function readPageData(): PageData {
  const text = document.getElementById(elementId)?.textContent;
  if (!text) throw new Error('The page came without its data.');
  const data: PageData = JSON.parse(text);
  return data;
}

/** Set on the server only: browsers hide nonces from the page. */
export const NonceContext = createContext<string | undefined>(undefined);

export function useNonce(): string | undefined {
  return useContext(NonceContext);
}
