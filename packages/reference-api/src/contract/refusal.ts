import type { Locale } from '@parde/domain';
import type { Message } from './message.ts';
import * as messages from './messages.ts';

type Details = {
  fields?: ReadonlyMap<string, readonly Message[]>;
  headers?: Readonly<Record<string, string>>;
};

/** An error response. It may be thrown anywhere and is written in one place. */
export class Refusal extends Error {
  readonly status: number;
  readonly text: Message;
  readonly fields: ReadonlyMap<string, readonly Message[]>;
  readonly headers: Readonly<Record<string, string>>;

  constructor(status: number, text: Message, { fields = new Map(), headers = {} }: Details = {}) {
    super(text.en);
    this.name = 'Refusal';
    this.status = status;
    this.text = text;
    this.fields = fields;
    this.headers = headers;
  }
}

export const refuse = {
  unauthorized: () => new Refusal(401, messages.sessionEnded),
  forbidden: (text: Message) => new Refusal(403, text),
  notFound: (text: Message = messages.noSuchPath) => new Refusal(404, text),
  methodNotAllowed: (allowed: readonly string[]) =>
    new Refusal(405, messages.methodNotAllowed, { headers: { Allow: allowed.join(', ') } }),
  tooLarge: () => new Refusal(413, messages.tooLarge),
  notJson: () => new Refusal(415, messages.notJson),
  notForm: () => new Refusal(415, messages.notForm),
  unreadable: () => new Refusal(400, messages.unreadable),
  invalid: (fields: ReadonlyMap<string, readonly Message[]>) => {
    const [first, ...others] = fields.values();
    const text = others.length === 0 && first?.[0] ? first[0] : messages.checkFields;
    return new Refusal(422, text, { fields });
  },
  /** For when another process has locked the database for too long. */
  busy: () => new Refusal(503, messages.serverFailed, { headers: { 'Retry-After': '1' } }),
  tooMany: (seconds: number, text: (seconds: number) => Message = messages.waitFor) =>
    new Refusal(429, text(seconds), { headers: { 'Retry-After': String(seconds) } }),
};

/** The specification's error shape. Field messages are in the reader's language. */
export function errorBody(refusal: Refusal, locale: Locale) {
  const { en, fa } = refusal.text;
  if (refusal.fields.size === 0) return { message: en, message_fa: fa };
  const errors = Object.fromEntries(
    [...refusal.fields].map(([field, texts]) => [field, texts.map((text) => text[locale])]),
  );
  return { errors, message: en, message_fa: fa };
}
