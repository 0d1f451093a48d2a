import type { OperationId } from '@parde/api-client';
import { QueryClient } from '@tanstack/react-query';
import type { Call } from './backend.server.ts';

/** Operations whose answers are the same for all composed titles. */
const shareable: readonly OperationId[] = ['getTop', 'getDiscover', 'getSlider', 'getGenres'];

const keptMs = 30_000;
const mostKept = 100;

interface Kept {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
}

/** Shares guests' answers among compositions, so that the server is not asked for its shelves for each title. */
export function sharedAnswers() {
  const client = new QueryClient();

  return async (call: Call, ask: (call: Call) => Promise<Response>): Promise<Response> => {
    const { operation, viewer, request } = call;
    if (viewer.signedIn || !shareable.includes(operation.operationId)) return ask(call);
    const queryKey = [request.url, viewer.locale];
    const cache = client.getQueryCache();
    if (cache.getAll().length >= mostKept && !cache.find({ queryKey })) return ask(call);
    const { text, ...init } = await client.fetchQuery<Kept>({
      queryKey,
      queryFn: async () => {
        // Remove the signal, because others may wait for the answer when its first requester has left.
        const answer = await ask({ ...call, request: new Request(request, { signal: null }) });
        return { status: answer.status, headers: answer.headers, text: await answer.text() };
      },
      // A failure is shared only with those who already wait for it.
      staleTime: ({ state }) => (state.data?.status === 200 ? keptMs : 0),
      gcTime: keptMs,
    });
    return new Response(text, init);
  };
}
