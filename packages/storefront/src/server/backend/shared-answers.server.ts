import type { OperationId } from '@parde/api-client';
import { QueryClient } from '@tanstack/react-query';
import type { Call } from './backend.server.ts';

/** What each title is composed of, whichever it is. */
const shareable: readonly OperationId[] = ['getTop', 'getDiscover', 'getSlider', 'getGenres'];

const keptMs = 30_000;
const mostKept = 100;

interface Kept {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
}

/** What compositions ask for, so that a server is not asked for its shelves at each title. Of guests alone. */
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
        // Others may wait for it when its first asker has left.
        const answer = await ask({ ...call, request: new Request(request, { signal: null }) });
        return { status: answer.status, headers: answer.headers, text: await answer.text() };
      },
      // A failure is shared with those who wait for it, and with nobody after them.
      staleTime: ({ state }) => (state.data?.status === 200 ? keptMs : 0),
      gcTime: keptMs,
    });
    return new Response(text, init);
  };
}
