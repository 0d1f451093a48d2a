import type { BrowserContext, ConsoleMessage, Request, Response } from '@playwright/test';

interface Expected {
  readonly status: number;
  readonly address: RegExp;
  met: boolean;
}

/**
 * Looks over the shoulder of every page of a test. Whatever a viewer's browser would complain about fails the test,
 * unless the test has said before that it will happen.
 */
export class Watch {
  readonly #origins: Set<string>;
  readonly #problems: string[] = [];
  readonly #expected: Expected[] = [];
  readonly #expectedWords: RegExp[] = [];
  readonly #requests: { readonly request: Request; readonly time: number }[] = [];

  /** `origin` is the only place that pages may ask, unless the test starts another site. */
  constructor(origin: string) {
    this.#origins = new Set([origin]);
  }

  /** Another server of the brand, which pages may be opened on. */
  know(origin: string): void {
    this.#origins.add(origin);
  }

  follow(context: BrowserContext): void {
    context.on('console', (message) => this.#hear(message));
    context.on('weberror', (error) => this.#note(`error on the page: ${error.error().message}`));
    context.on('request', (request) => this.#see(request));
    context.on('requestfailed', (request) => this.#miss(request));
    context.on('response', (response) => this.#weigh(response));
  }

  /** Its pages are put away: what comes of that is nobody's doing. */
  leave(context: BrowserContext): void {
    for (const event of ['console', 'weberror', 'request', 'requestfailed', 'response']) {
      context.removeAllListeners(event);
    }
  }

  /** The answer with this status is part of the story. That it does not come fails the test too. */
  expectAnswer(status: number, address: RegExp): void {
    this.#expected.push({ status, address, met: false });
  }

  /** A complaint that holds these words is part of the story. */
  expectComplaint(words: RegExp): void {
    this.#expectedWords.push(words);
  }

  /** The calls to the API that browsers made, as `GET /get/discover`. */
  apiCalls(): string[] {
    return this.#requests
      .map(({ request }) => ({ method: request.method(), url: new URL(request.url()) }))
      .filter(({ url }) => url.pathname.startsWith('/api/v1/'))
      .map(({ method, url }) => `${method} ${url.pathname.slice('/api/v1'.length)}${url.search}`);
  }

  /** Everything that browsers asked for since `forget()`, or since a time after it. */
  requests(since = 0): readonly Request[] {
    return this.#requests.filter(({ time }) => time >= since).map(({ request }) => request);
  }

  forget(): void {
    this.#requests.length = 0;
  }

  /** What went wrong, in the order that it did. */
  problems(): string[] {
    const missing = this.#expected
      .filter(({ met }) => !met)
      .map(({ status, address }) => `${status} did not come from ${address}`);
    return [...this.#problems, ...missing];
  }

  #hear(message: ConsoleMessage): void {
    const type = message.type();
    if (type !== 'error' && type !== 'warning') return;
    const text = message.text();
    // The browser's own echo of an answer, which is weighed by itself.
    if (text.startsWith('Failed to load resource')) return;
    this.#note(`console ${type}: ${text}`);
  }

  #see(request: Request): void {
    const { origin, pathname } = new URL(request.url());
    if (!request.url().startsWith('http')) return;
    this.#requests.push({ request, time: Date.now() });
    if (!this.#origins.has(origin)) this.#note(`asked another origin: ${request.url()}`);
    if (pathname.endsWith('.data') || pathname === '/__manifest') {
      this.#note(`asked for the router's own data: ${pathname}`);
    }
  }

  #miss(request: Request): void {
    const reason = request.failure()?.errorText;
    // The page was left, or the viewer changed their mind.
    if (reason === 'net::ERR_ABORTED') return;
    this.#note(`request failed (${reason}): ${request.url()}`);
  }

  #weigh(response: Response): void {
    const status = response.status();
    if (status < 400) return;
    const expected = this.#expected.find(
      (each) => each.status === status && each.address.test(response.url()),
    );
    if (expected) expected.met = true;
    else this.#note(`${status} from ${response.url()}`);
  }

  #note(problem: string): void {
    if (!this.#expectedWords.some((words) => words.test(problem))) this.#problems.push(problem);
  }
}
