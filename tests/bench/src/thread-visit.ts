import { setTimeout as pause } from 'node:timers/promises';
import { readThreadTimes, type ThreadTimes, type TraceEvent } from './thread-times.ts';

/** The width and height of Lighthouse's phone. */
const phone = { width: 412, height: 823 };

/** The time until a page is idle, on a network without delay. */
const restMs = 5000;

const categories = 'devtools.timeline,disabled-by-default-devtools.timeline,v8.execute';

/**
 * Measures a visit that no debugger inspects. In an inspected page, as with Lighthouse, Chrome parses the scripts
 * again to report callers, which doubles the longest script.
 */
export async function threadVisit(chromePort: number, address: string): Promise<ThreadTimes> {
  const answer = await fetch(`http://127.0.0.1:${chromePort}/json/version`);
  const { webSocketDebuggerUrl }: { webSocketDebuggerUrl: string } = await answer.json();
  const socket = new WebSocket(webSocketDebuggerUrl);
  const events: TraceEvent[] = [];
  const traced = new Promise<void>((resolve, reject) => {
    socket.addEventListener('error', () => reject(new Error('Chrome does not answer.')));
    socket.addEventListener('message', ({ data }) => {
      const { method, params, error }: Message = JSON.parse(data);
      if (error) reject(new Error(error.message));
      if (method === 'Tracing.dataCollected') events.push(...params.value);
      if (method === 'Tracing.tracingComplete') resolve();
    });
  });
  let id = 0;
  const send = (method: string, params = {}) =>
    socket.send(JSON.stringify({ id: ++id, method, params }));
  await new Promise((resolve) => socket.addEventListener('open', resolve));
  send('Tracing.start', { transferMode: 'ReportEvents', categories });
  send('Target.createTarget', { url: address, ...phone });
  await pause(restMs);
  send('Tracing.end');
  await traced;
  socket.close();
  return readThreadTimes(events);
}

type Message = { method?: string; params: { value: TraceEvent[] }; error?: { message: string } };
