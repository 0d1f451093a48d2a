import { isApiError, serverMessage } from '@parde/api-client';
import type { Page } from '../page/page.ts';

/** Each has a sentence in the shell's messages, under `failure`. Only `connection` mentions the internet. */
export type FailureReason = 'connection' | 'noAnswer' | 'unreadable' | 'refused' | 'server';

/** Why a request failed. An error that is not the client's is a mistake of ours, so it counts as `server`. */
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
      // The contract knows no success but 200.
      return error.status < 400 ? 'unreadable' : 'refused';
  }
}

/** The server's message, or else the sentence of the reason. */
export function failureText({ i18n, facts }: Pick<Page, 'i18n' | 'facts'>, error: unknown): string {
  const message = isApiError(error) ? serverMessage(error, facts.locale) : undefined;
  const t = i18n.getFixedT(i18n.language, 'shell');
  return message ?? t(`failure.${failureReason(error)}`);
}
