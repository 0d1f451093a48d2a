import type { OperationId } from '@parde/api-client';
import { QueryClient } from '@tanstack/react-query';
import type { Call } from './backend.server.ts';

/** Operations whose answers are the same for all composed titles. */
const shareable: readonly OperationId[] = ['getTop', 'getDiscover', 'getSlider', 'getGenres'];

const cacheMs = 30_000;
const maxCached = 100;

interface CachedAnswer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
}

/** Shares guests' answers among compositions, so that the server is not asked for its shelves for each title. */
export function sharedAnswers() {
  const client = new QueryClient();

  return async (call: Call, send: (call: Call) => Promise<Response>): Promise<Response> => {
    const { operation, viewer, request } = call;
    if (viewer.signedIn || !shareable.includes(operation.operationId)) return send(call);
    const queryKey = [request.url, viewer.locale];
    const cache = client.getQueryCache();
    if (cache.getAll().length >= maxCached && !cache.find({ queryKey })) return send(call);
    const { text, ...init } = await client.fetchQuery<CachedAnswer>({
      queryKey,
      queryFn: async () => {
        // Remove the signal, because others may wait for the answer when its first requester has left.
        const answer = await send({ ...call, request: new Request(request, { signal: null }) });
        return { status: answer.status, headers: answer.headers, text: await answer.text() };
      },
      // A failure is shared only with those who already wait for it.
      staleTime: ({ state }) => (state.data?.status === 200 ? cacheMs : 0),
      gcTime: cacheMs,
    });
    return new Response(text, init);
  };
}
