/** Headers that belong to one connection or one encoding of the body, and so not to the answer we give. */
const dropped = [
  'connection',
  'content-encoding',
  'content-length',
  'keep-alive',
  'set-cookie',
  'transfer-encoding',
];

const excuse = {
  message: 'The service can’t be reached right now. Please try again in a moment.',
  message_fa: 'در حال حاضر ارتباط با سرویس برقرار نمی‌شود. کمی بعد دوباره تلاش کنید.',
};

/** What a viewer is told when the API did not answer, or not as the contract has it. */
export function unreachable(): Response {
  return Response.json(excuse, { status: 502, headers: { 'cache-control': 'no-store' } });
}

/** Asks another server and streams its answer on. A server that can't be reached is a 502 in the API's error shape. */
export async function forward(url: string, init: RequestInit): Promise<Response> {
  let answer: Response;
  try {
    answer = await fetch(url, { ...init, redirect: 'manual' });
  } catch {
    return unreachable();
  }
  const headers = new Headers(answer.headers);
  for (const name of dropped) headers.delete(name);
  return new Response(answer.body, { status: answer.status, headers });
}
