import type { BrowserContext, ConsoleMessage, Request, Response } from '@playwright/test';

interface Expected {
  readonly status: number;
  readonly address: RegExp;
  received: boolean;
}

/** Records requests and problems of every page of a test. An unexpected problem fails the test. */
export class Watch {
  readonly #origins: Set<string>;
  readonly #problems: string[] = [];
  readonly #expected: Expected[] = [];
  readonly #expectedWords: RegExp[] = [];
  readonly #requests: { readonly request: Request; readonly time: number }[] = [];

  readonly #bank: string;

  /** Requests to other origins are problems, except for the bank's pages and the origins that the test allows. */
  constructor(origin: string, bank: string) {
    this.#origins = new Set([origin]);
    this.#bank = bank;
  }

  /** Allows requests to another origin. */
  allowOrigin(origin: string): void {
    this.#origins.add(origin);
  }

  attach(context: BrowserContext): void {
    context.on('console', (message) => this.#onConsole(message));
    context.on('weberror', (error) =>
      this.#addProblem(`error on the page: ${error.error().message}`),
    );
    context.on('request', (request) => this.#onRequest(request));
    context.on('requestfailed', (request) => this.#onRequestFailed(request));
    context.on('response', (response) => this.#onResponse(response));
  }

  /** Stops recording when the context closes, because its last events are not problems. */
  detach(context: BrowserContext): void {
    for (const event of ['console', 'weberror', 'request', 'requestfailed', 'response']) {
      context.removeAllListeners(event);
    }
  }

  /** Expects an answer with an error status. The test also fails if no such answer arrives. */
  expectAnswer(status: number, address: RegExp): void {
    this.#expected.push({ status, address, received: false });
  }

  /** Expects a problem whose text matches. */
  expectProblem(messages: RegExp): void {
    this.#expectedWords.push(messages);
  }

  /** The API calls of all browsers, in the form `GET /get/discover`. */
  apiCalls(): string[] {
    return this.#requests
      .map(({ request }) => ({ method: request.method(), url: new URL(request.url()) }))
      .filter(({ url }) => url.pathname.startsWith('/api/v1/'))
      .map(({ method, url }) => `${method} ${url.pathname.slice('/api/v1'.length)}${url.search}`);
  }

  /** The requests since `clearRequests()`, or since the given time if that is later. */
  requests(since = 0): readonly Request[] {
    return this.#requests.filter(({ time }) => time >= since).map(({ request }) => request);
  }

  clearRequests(): void {
    this.#requests.length = 0;
  }

  /** The problems in order, and then the expected answers that have not arrived. */
  problems(): string[] {
    const missing = this.#expected
      .filter(({ received }) => !received)
      .map(({ status, address }) => `${status} did not come from ${address}`);
    return [...this.#problems, ...missing];
  }

  #onConsole(message: ConsoleMessage): void {
    const type = message.type();
    if (type !== 'error' && type !== 'warning') return;
    const text = message.text();
    // The pages try to register the service worker, and the configuration blocks it.
    if (text === 'Service Worker registration blocked by Playwright') return;
    // `onResponse` handles the status itself.
    if (text.startsWith('Failed to load resource')) return;
    // Journeys load no pictures: playwright.config.ts.
    if (text.endsWith('because image loading is disabled.')) return;
    // This warning appears after some seconds, so it depends on the machine's speed. A double load would break the
    // budget.
    if (/was preloaded using link preload but not used within a few seconds/.test(text)) return;
    this.#addProblem(`console ${type}: ${text}`);
  }

  #onRequest(request: Request): void {
    const { origin } = new URL(request.url());
    if (!request.url().startsWith('http')) return;
    this.#requests.push({ request, time: Date.now() });
    if (!this.#origins.has(origin) && !request.url().startsWith(this.#bank))
      this.#addProblem(`asked another origin: ${request.url()}`);
  }

  #onRequestFailed(request: Request): void {
    const reason = request.failure()?.errorText;
    // The navigation or the page aborted the request.
    if (reason === 'net::ERR_ABORTED') return;
    this.#addProblem(`request failed (${reason}): ${request.url()}`);
  }

  #onResponse(response: Response): void {
    const status = response.status();
    if (status < 400) return;
    const expected = this.#expected.find(
      (each) => each.status === status && each.address.test(response.url()),
    );
    if (expected) expected.received = true;
    else this.#addProblem(`${status} from ${response.url()}`);
  }

  #addProblem(problem: string): void {
    if (!this.#expectedWords.some((messages) => messages.test(problem)))
      this.#problems.push(problem);
  }
}
