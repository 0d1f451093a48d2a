/** What an answer of another server may say on our origin. Everything else is between that server and us. */
const forwarded = [
  'accept-ranges',
  'cache-control',
  'content-disposition',
  'content-language',
  'content-range',
  'content-type',
  'etag',
  'last-modified',
  'retry-after',
  'vary',
];

/** What was fetched from elsewhere is shown or read, and never runs: an SVG opened by itself is a document. */
const inert = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox";

const excuse = {
  message: 'The service can’t be reached right now. Please try again in a moment.',
  message_fa: 'در حال حاضر ارتباط با سرویس برقرار نمی‌شود. کمی بعد دوباره تلاش کنید.',
};

/**
 * Less than nginx waits for a server: an API that hangs must not have the servers before it taken for dead. What has
 * begun may take as long as it takes: a film is downloaded for hours.
 */
const patience = 15_000;

/** What a viewer is told when the API did not answer, or not as the contract has it. */
export function unreachable(status = 502): Response {
  return Response.json(excuse, { status, headers: { 'cache-control': 'no-store' } });
}

/**
 * Asks another server and streams its answer on. A server that can't be reached, or does not begin to answer, is a 502
 * in the API's error shape.
 */
export async function forward(url: string, init: RequestInit): Promise<Response> {
  const waiting = new AbortController();
  const giveUp = () => waiting.abort();
  const timer = setTimeout(giveUp, patience);
  // Who leaves later, as in the midst of a download, cancels the answer's body, which is no error of anybody's.
  if (init.signal?.aborted) giveUp();
  init.signal?.addEventListener('abort', giveUp);
  let answer: Response;
  try {
    answer = await fetch(url, { ...init, redirect: 'manual', signal: waiting.signal });
  } catch {
    return unreachable();
  } finally {
    clearTimeout(timer);
    init.signal?.removeEventListener('abort', giveUp);
  }
  if (answer.status >= 300 && answer.status < 400 && answer.status !== 304) return unreachable();
  const headers = new Headers({ 'content-security-policy': inert });
  for (const name of forwarded) {
    const value = answer.headers.get(name);
    if (value !== null) headers.set(name, value);
  }
  // `fetch` has unpacked what was packed: its length was that of the pack.
  const length = answer.headers.get('content-length');
  if (length !== null && !answer.headers.has('content-encoding')) {
    headers.set('content-length', length);
  }
  return new Response(answer.body, { status: answer.status, headers });
}

/** The same for the API's calls: an answer that is no JSON is no answer of the contract's. */
export async function forwardCall(url: string, init: RequestInit): Promise<Response> {
  const answer = await forward(url, init);
  if (/^application\/(?:[\w.-]+\+)?json\b/.test(answer.headers.get('content-type') ?? '')) {
    // What a session's answer says is changed on its way.
    answer.headers.delete('content-length');
    return answer;
  }
  await answer.body?.cancel();
  const excused = unreachable(answer.status >= 400 ? answer.status : 502);
  const wait = answer.headers.get('retry-after');
  if (wait !== null) excused.headers.set('retry-after', wait);
  return excused;
}
