/** Gives up a request that takes too long. */
export class Patience {
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

  /** Whether its time is up. It may have been given up for another reason. */
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
  /** Whether it may last: the time that counts is between two chunks, while somebody waits for the next one. */
  readonly mayLast: boolean;
  readonly onFailure: (error: unknown) => void;
}

/** The body, which breaks off where it is too long or too slow. */
export function limitedBody(
  source: ReadableStream<Uint8Array>,
  patience: Patience,
  { maxBytes, mayLast, onFailure }: Limits,
): ReadableStream<Uint8Array> {
  const reader = source.getReader();
  const { signal } = patience;
  let bytes = 0;
  const cancel = (reason: unknown) => {
    patience.end();
    return reader.cancel(reason).catch(() => {});
  };
  signal.addEventListener('abort', () => void cancel(signal.reason), { once: true });

  async function read() {
    if (mayLast) patience.begin();
    const { value } = await reader.read();
    // What was cancelled ends like what is whole.
    signal.throwIfAborted();
    if (mayLast || !value) patience.end();
    bytes += value?.length ?? 0;
    if (bytes > maxBytes) patience.giveUp(`more than ${maxBytes} bytes`);
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
          patience.end();
          onFailure(error);
          throw error;
        }
      },
      cancel,
    },
    // Nothing is read before somebody wants it.
    { highWaterMark: 0 },
  );
}
