import type { Sms } from '../accounts/sign-in.ts';
import { createRing } from './ring.ts';

export type OutboxMessage = Sms & { sent_at: string };

export type Outbox = {
  put: (sms: Sms) => void;
  /** The newest first; of one number, or of all. */
  list: (mobile?: string) => OutboxMessage[];
};

/** The SMS that would have been sent. */
export function createOutbox(now: () => number): Outbox {
  const messages = createRing<OutboxMessage>(500);
  return {
    put: (sms) => messages.push({ ...sms, sent_at: new Date(now()).toISOString() }),
    list: (mobile) =>
      messages
        .list()
        .filter((message) => mobile === undefined || message.mobile === mobile)
        .reverse(),
  };
}
