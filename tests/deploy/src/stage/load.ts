import { Agent } from 'node:http';
import type { Answer } from './ask.ts';
import { origin, type Stage } from './stage.ts';

export type Kind = 'page' | 'read' | 'write';

export interface Outcome {
  readonly kind: Kind;
  /** The viewer's address. Each write has a new one. */
  readonly viewer: string;
  /** The answer, or the connection error. */
  readonly answer: Answer | string;
}

const maxRequests = 20_000;
const viewerCookie = { cookie: 'viewer=1' };

/**
 * Simulates viewers who send requests one after another over keep-alive connections: uncached pages, API reads, and
 * writes that the API can distinguish.
 */
export class Load {
  readonly #stage: Stage;
  readonly #kinds: readonly Kind[];
  readonly #outcomes: Outcome[] = [];
  readonly #viewers: Promise<void>[];
  #count = 0;
  #isOver = false;

  constructor(stage: Stage, viewers: number, kinds: readonly Kind[]) {
    this.#stage = stage;
    this.#kinds = kinds;
    this.#viewers = Array.from({ length: viewers }, () => this.#view());
  }

  async stop(): Promise<readonly Outcome[]> {
    this.#isOver = true;
    await Promise.all(this.#viewers);
    return this.#outcomes;
  }

  async #view(): Promise<void> {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    while (!this.#isOver && this.#count < maxRequests) {
      this.#count += 1;
      const number = this.#count;
      const kind = this.#kinds[number % this.#kinds.length] ?? 'page';
      const viewer = `10.${number >> 16}.${(number >> 8) & 255}.${number & 255}`;
      const answer = await this.#ask(kind, number, viewer, agent).catch(String);
      this.#outcomes.push({ kind, viewer, answer });
    }
    agent.destroy();
  }

  #ask(kind: Kind, number: number, viewer: string, agent: Agent): Promise<Answer> {
    const stage = this.#stage;
    const forwarded = { 'x-forwarded-for': viewer };
    if (kind === 'page') {
      return stage.send('/movie/1001', {
        agent,
        headers: { ...forwarded, ...viewerCookie },
      });
    }
    if (kind === 'read') return stage.send('/api/v1/get/discover', { agent, headers: forwarded });
    return stage.send('/api/v1/login/send-code', {
      method: 'POST',
      agent,
      headers: { ...forwarded, origin },
      body: { mobile: `0935${String(number).padStart(7, '0')}`, ref: '0' },
    });
  }
}
