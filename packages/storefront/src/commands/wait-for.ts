import { setTimeout as pause } from 'node:timers/promises';
import { say } from './print.ts';

type Wait = {
  /** An address that answers 2xx when it is time. */
  readonly address: string;
  /** Who should answer, as a person would call it. */
  readonly who: string;
  /** What the person may look at meanwhile. */
  readonly hint: string;
  readonly seconds: number;
};

const firstWordSeconds = 2;
const patienceMs = 5000;

/** Waits for an answer, and says what it waits for: after 2 s, 4 s, 8 s and so on. Gives what is wrong at the end, if anything. */
export async function waitFor({ address, who, hint, seconds }: Wait): Promise<string | undefined> {
  const startedAt = performance.now();
  for (let wordAt = firstWordSeconds; ; ) {
    const answer = await ask(address);
    const isThere = typeof answer !== 'string';
    if (isThere && answer.ok) return undefined;
    const wrong = isThere ? `answers ${answer.status}` : answer;
    const waited = (performance.now() - startedAt) / 1000;
    if (waited >= seconds) return wrong;
    if (waited >= wordAt) {
      say(`Waiting for ${who}, ${Math.round(waited)} s so far: ${address} ${wrong}.`);
      if (wordAt === firstWordSeconds) say(`  ${hint} It has ${seconds} s in all.`);
      wordAt = 2 * waited;
    }
    // Who answers may have to ask its API for that, and to log how it went.
    await pause(isThere ? 1000 : 200);
  }
}

/** The answer, whatever it says, or why there is none. */
export async function ask(address: string): Promise<Response | string> {
  try {
    const answer = await fetch(address, { signal: AbortSignal.timeout(patienceMs) });
    await answer.body?.cancel();
    return answer;
  } catch (error) {
    if (error instanceof Error && error.name === 'TimeoutError') {
      return `does not answer within ${patienceMs / 1000} s`;
    }
    const cause = error instanceof Error ? error.cause : undefined;
    return `does not answer${cause instanceof Error ? ` (${cause.message})` : ''}`;
  }
}
