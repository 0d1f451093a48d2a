import type { OperationId } from '@parde/api-client';
import { callbackAddress } from './outgoing-address.ts';

const refusals = {
  unfinished: {
    message: 'This request arrived incomplete.',
    message_fa: 'این درخواست ناقص رسید.',
  },
  unreadable: {
    message: 'This request could not be read.',
    message_fa: 'این درخواست خوانا نیست.',
  },
};

/** Operations that lead to a bank and need a callback address. */
const payingOperations: readonly OperationId[] = [
  'buyPlan',
  'buyItems',
  'chargeWallet',
  'buyDebitSubscription',
];

interface AddedFields {
  readonly origin: string;
  /** The request id of the code that this browser requested. */
  readonly requestId: string | undefined;
}

/**
 * Returns a call's body, in which the server sets its own fields whatever a script has sent. Returns a refusal if the
 * body is no JSON object.
 */
export async function bodyToForward(
  request: Request,
  operationId: OperationId,
  { origin, requestId }: AddedFields,
): Promise<string | Response> {
  const body = await request.text().catch(() => undefined);
  // The viewer may have left while sending, which is no server error.
  if (body === undefined) return Response.json(refusals.unfinished, { status: 400 });
  if (body === '') return body;
  const sent = parse(body);
  // All calls of the contract take an object, and maps of brands rely on that.
  if (typeof sent !== 'object' || sent === null || Array.isArray(sent)) {
    return Response.json(refusals.unreadable, { status: 400 });
  }
  const belongsToRequest = operationId === 'sendCode' || operationId === 'login';
  try {
    return JSON.stringify({
      ...sent,
      ...(payingOperations.includes(operationId) && { callback_url: callbackAddress(origin) }),
      ...(belongsToRequest && { request_id: requestId }),
    });
  } catch {
    // The body is nested so deeply that it can be parsed, but not serialised.
    return Response.json(refusals.unreadable, { status: 400 });
  }
}

function parse(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}
