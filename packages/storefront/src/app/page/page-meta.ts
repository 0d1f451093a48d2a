import type { Picture } from '@parde/api-client';

/** What a page's head says of it. */
export interface PageMeta {
  readonly title: string;
  readonly description?: string | undefined;
  /** The path of the canonical address. */
  readonly canonical?: string | undefined;
  readonly image?: Picture | undefined;
  /** `noindex` for search engines. */
  readonly hidden?: boolean;
}

export function isPageMeta(value: unknown): value is PageMeta {
  return typeof value === 'object' && value !== null && 'title' in value;
}
