import type { Sms } from '../accounts/sign-in.ts';
import { createRingBuffer } from './ring-buffer.ts';

export type OutboxMessage = Sms & { sent_at: string };

export type Outbox = {
  put: (sms: Sms) => void;
  /** Lists messages newest first, of one number or of all. */
  list: (mobile?: string) => OutboxMessage[];
};

/** Stores the text messages that a real server would send. */
export function createOutbox(now: () => number): Outbox {
  const messages = createRingBuffer<OutboxMessage>(500);
  return {
    put: (sms) => messages.push({ ...sms, sent_at: new Date(now()).toISOString() }),
    list: (mobile) =>
      messages
        .list()
        .filter((message) => mobile === undefined || message.mobile === mobile)
        .reverse(),
  };
}
