import type { OperationId } from '@parde/api-client';
import { Ajv2020 } from 'ajv/dist/2020.js';
import type { Message } from '../contract/message.ts';
import * as messages from '../contract/messages.ts';
import { Refusal, refuse } from '../contract/refusal.ts';
import { pathOf } from '../contract/schemas.ts';

/** A fault for the next calls of an operation, or for the next requests of media files. */
export type Fault = {
  operationId?: OperationId | undefined;
  /** Instead of an operation: a part of a file's address under /media/. */
  media?: string;
  /** The number of calls; 1 by default. */
  times?: number;
  /** A delay in milliseconds. Without other fields, the normal answer follows. */
  delayMs?: number;
  status?: number;
  /** In seconds, for 429 and 503. */
  retryAfter?: number;
  /** For a file: half of it, or nothing. */
  body?: 'malformed' | 'empty';
  /** Closes the connection without an answer. */
  drop?: boolean;
  /** Carries out the call, then closes the connection without an answer. */
  loseAnswer?: boolean;
};

export type Faults = ReturnType<typeof createFaults>;

export function createFaults(operationIds: readonly string[]) {
  // Compiling the meta-schema would take a fifth of a start.
  const isFault = new Ajv2020({ allErrors: true, validateSchema: false }).compile<Fault>({
    type: 'object',
    properties: {
      operationId: { enum: operationIds },
      media: { type: 'string', minLength: 1, maxLength: 200 },
      times: { type: 'integer', minimum: 1, maximum: 10_000 },
      delayMs: { type: 'integer', minimum: 0, maximum: 60_000 },
      status: { type: 'integer', minimum: 400, maximum: 599 },
      retryAfter: { type: 'integer', minimum: 0, maximum: 86_400 },
      body: { enum: ['malformed', 'empty'] },
      drop: { type: 'boolean' },
      loseAnswer: { type: 'boolean' },
    },
    oneOf: [{ required: ['operationId'] }, { required: ['media'] }],
    additionalProperties: false,
  });
  let pending: { fault: Fault; left: number }[] = [];

  const takeFirst = (matches: (fault: Fault) => boolean) => {
    const entry = pending.find(({ fault }) => matches(fault));
    if (!entry) return undefined;
    entry.left -= 1;
    if (entry.left === 0) pending = pending.filter((other) => other !== entry);
    return entry.fault;
  };

  return {
    add: (fault: unknown) => {
      if (!isFault(fault)) {
        const fields = (isFault.errors ?? []).map((error): [string, Message[]] => [
          pathOf(error).join('.') || 'body',
          [messages.fieldMessage('', error.keyword)],
        ]);
        throw refuse.invalid(new Map(fields));
      }
      pending.push({ fault, left: fault.times ?? 1 });
    },
    take: (operationId: OperationId) => takeFirst((fault) => fault.operationId === operationId),
    takeOfFile: (path: string) =>
      takeFirst(({ media }) => media !== undefined && path.includes(media)),
    clear: () => {
      pending = [];
    },
  };
}

export class DroppedConnection extends Error {
  constructor() {
    super('The connection was dropped, as a fault asked.');
    this.name = 'DroppedConnection';
  }
}

/** Returns the answer that replaces the real one, or undefined. */
export function faultResponse(
  fault: Fault,
): { status: number; body: string } | Refusal | undefined {
  const { status = 200, body } = fault;
  if (body === 'empty') return { status, body: '' };
  if (body === 'malformed') return { status, body: '{"data":[{"id":' };
  if (fault.status === undefined) return undefined;
  const seconds = fault.retryAfter ?? (status === 429 ? 30 : undefined);
  const headers = seconds === undefined ? {} : { 'Retry-After': String(seconds) };
  return new Refusal(status, textOf(status, seconds ?? 0), { headers });
}

function textOf(status: number, seconds: number): Message {
  if (status === 401) return messages.sessionEnded;
  if (status === 404) return messages.noSuchTitle;
  if (status === 422) return messages.checkFields;
  return status === 429 ? messages.waitFor(seconds) : messages.serverFailed;
}
