/** Aborts a request that takes too long. */
export class RequestTimeout {
  readonly #ending = new AbortController();
  readonly #ms: number;
  #timer: NodeJS.Timeout | undefined;
  #isOver = false;

  constructor(ms: number) {
    this.#ms = ms;
  }

  get signal(): AbortSignal {
    return this.#ending.signal;
  }

  /** True if the time is up. The request may also have been aborted for another reason. */
  get isOver(): boolean {
    return this.#isOver;
  }

  begin(): void {
    this.end();
    this.#timer = setTimeout(() => {
      this.#isOver = true;
      this.giveUp(`no answer within ${this.#ms / 1000} seconds`);
    }, this.#ms);
  }

  end(): void {
    clearTimeout(this.#timer);
  }

  giveUp(problem: string): void {
    this.end();
    this.#ending.abort(new Error(problem));
  }
}

interface Limits {
  readonly maxBytes: number;
  /** True for long transfers. The timeout then only covers the wait for each chunk while somebody reads. */
  readonly mayLast: boolean;
  readonly onFailure: (error: unknown) => void;
}

/** Returns the body, which is aborted if it is too long or too slow. */
export function limitedBody(
  source: ReadableStream<Uint8Array>,
  timeout: RequestTimeout,
  { maxBytes, mayLast, onFailure }: Limits,
): ReadableStream<Uint8Array> {
  const reader = source.getReader();
  const { signal } = timeout;
  let bytes = 0;
  const cancel = (reason: unknown) => {
    timeout.end();
    return reader.cancel(reason).catch(() => {});
  };
  signal.addEventListener('abort', () => void cancel(signal.reason), { once: true });

  async function read() {
    if (mayLast) timeout.begin();
    const { value } = await reader.read();
    // Throw on an abort, because a cancelled reader ends like a complete one.
    signal.throwIfAborted();
    if (mayLast || !value) timeout.end();
    bytes += value?.length ?? 0;
    if (bytes > maxBytes) timeout.giveUp(`more than ${maxBytes} bytes`);
    signal.throwIfAborted();
    return value;
  }

  return new ReadableStream<Uint8Array>(
    {
      async pull(body) {
        try {
          const chunk = await read();
          if (chunk) body.enqueue(chunk);
          else body.close();
        } catch (error) {
          timeout.end();
          onFailure(error);
          throw error;
        }
      },
      cancel,
    },
    // Read nothing from the source before the consumer reads.
    { highWaterMark: 0 },
  );
}
