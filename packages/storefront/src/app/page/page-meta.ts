import type { Picture } from '@parde/api-client';

/** The contents of a page's head. */
export interface PageMeta {
  readonly title: string;
  readonly description?: string | undefined;
  /** The path of the canonical address. */
  readonly canonical?: string | undefined;
  readonly image?: Picture | undefined;
  /** True if search engines must not index the page (`noindex`). */
  readonly hidden?: boolean;
}

export function isPageMeta(value: unknown): value is PageMeta {
  return typeof value === 'object' && value !== null && 'title' in value;
}
