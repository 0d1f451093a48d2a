import { isApiError, serverMessage } from '@parde/api-client';
import type { Page } from '../page/page.ts';

/** Each reason has a sentence under `failure` in the shell's messages. Only `connection` mentions the internet. */
export type FailureReason = 'connection' | 'noAnswer' | 'unreadable' | 'refused' | 'server';

/**
 * Returns why a request failed. An error that is not from the client is a mistake of ours, so it counts as `server`.
 */
export function failureReason(error: unknown): FailureReason {
  if (!isApiError(error)) return 'server';
  switch (error.kind) {
    case 'network':
      return 'connection';
    case 'timeout':
    case 'abort':
      return 'noAnswer';
    case 'unsent':
      return 'server';
    case 'malformed':
      return 'unreadable';
    default:
      if (error.status >= 500) return 'server';
      // The contract has no success status except 200.
      return error.status < 400 ? 'unreadable' : 'refused';
  }
}

/** Returns the server's message, or otherwise the sentence for the reason. */
export function failureText({ i18n, facts }: Pick<Page, 'i18n' | 'facts'>, error: unknown): string {
  const message = isApiError(error) ? serverMessage(error, facts.locale) : undefined;
  const t = i18n.getFixedT(i18n.language, 'shell');
  return message ?? t(`failure.${failureReason(error)}`);
}
