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

/** They lead to a bank, which leads back. */
const payingOperations: readonly OperationId[] = [
  'buyPlan',
  'buyItems',
  'chargeWallet',
  'buyDebitSubscription',
];

interface OwnFields {
  readonly origin: string;
  /** Of the code that this browser asked for. */
  readonly requestId: string | undefined;
}

/** A call's body with the fields that are ours to write, whatever a script has sent. Or the refusal of what is no JSON object. */
export async function bodyToForward(
  request: Request,
  operationId: OperationId,
  { origin, requestId }: OwnFields,
): Promise<string | Response> {
  const body = await request.text().catch(() => undefined);
  // The viewer may have left while sending. That is no error of the server.
  if (body === undefined) return Response.json(refusals.unfinished, { status: 400 });
  if (body === '') return body;
  const sent = parse(body);
  // No call of the contract takes anything but fields, and a brand's map relies on it.
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
    // Nested so deep that it can be read, and not be written again.
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
