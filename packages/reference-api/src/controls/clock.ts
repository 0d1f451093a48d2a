import { Ajv2020 } from 'ajv/dist/2020.js';
import type { Message } from '../contract/message.ts';
import * as messages from '../contract/messages.ts';
import { refuse } from '../contract/refusal.ts';
import { pathOf } from '../contract/schemas.ts';

/** The server's clock. Tests may move it forward, never back: recorded events stay in the past. */
export type Clock = {
  now: () => number;
  /** Moves the clock forward. The body is `{ "advance_ms": … }`. */
  advance: (body: unknown) => void;
  state: () => { now: string; advanced_ms: number };
};

/** The most that the clock can be moved in all. */
const tenYears = 3652 * 24 * 60 * 60_000;

export function createClock(base: () => number): Clock {
  // Compiling the meta-schema would take a fifth of a start.
  const isAdvance = new Ajv2020({ validateSchema: false }).compile<{ advance_ms: number }>({
    type: 'object',
    properties: { advance_ms: { type: 'integer', minimum: 1, maximum: tenYears } },
    required: ['advance_ms'],
    additionalProperties: false,
  });
  let advanced = 0;
  const now = () => base() + advanced;

  return {
    now,
    advance: (body) => {
      if (!isAdvance(body)) {
        const [error] = isAdvance.errors ?? [];
        const field = (error && pathOf(error).join('.')) || 'advance_ms';
        throw refuse.invalid(new Map([[field, [messages.fieldMessage('', error?.keyword ?? '')]]]));
      }
      if (advanced + body.advance_ms > tenYears) {
        throw refuse.invalid(new Map([['advance_ms', [tooFar]]]));
      }
      advanced += body.advance_ms;
    },
    state: () => ({ now: new Date(now()).toISOString(), advanced_ms: advanced }),
  };
}

const tooFar: Message = {
  fa: 'این ساعت بیش از ده سال جلو نمی‌رود.',
  en: 'This clock goes no further than ten years ahead.',
};
