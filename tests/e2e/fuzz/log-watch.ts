interface Line {
  readonly text: string;
  readonly event: string;
  readonly level: string;
  readonly requestId: string | undefined;
  readonly status: number | undefined;
}

/** The storefront's log, read while it is written. */
export class LogWatch {
  /** Lines that are not one JSON event. */
  readonly strange: { readonly text: string; readonly inProgress: string }[] = [];
  /** Lines of level `error`, with the request's id if the line has it. */
  readonly errors: Line[] = [];
  /** The logged statuses of each request id. */
  readonly statuses = new Map<string, number[]>();
  lines = 0;
  readonly #inProgress: () => string;

  constructor(inProgress: () => string) {
    this.#inProgress = inProgress;
  }

  readonly add = (text: string): void => {
    this.lines += 1;
    const line = readLine(text);
    if (!line) {
      this.strange.push({ text, inProgress: this.#inProgress() });
      return;
    }
    const { event, level, requestId = '', status } = line;
    if (level === 'error') this.errors.push(line);
    if (event !== 'request' || status === undefined) return;
    this.statuses.set(requestId, [...(this.statuses.get(requestId) ?? []), status]);
  };
}

function readLine(text: string): Line | undefined {
  let fields: unknown;
  try {
    fields = JSON.parse(text);
  } catch {
    return undefined;
  }
  if (typeof fields !== 'object' || fields === null || Array.isArray(fields)) return undefined;
  const field = (name: string): unknown => Reflect.get(fields, name);
  const textOf = (name: string) => {
    const value = field(name);
    return typeof value === 'string' ? value : undefined;
  };
  const [event, level, time] = [textOf('event'), textOf('level'), textOf('time')];
  if (!event || !level || !time || Number.isNaN(Date.parse(time))) return undefined;
  const status = field('status');
  return {
    text,
    event,
    level,
    requestId: textOf('requestId'),
    status: typeof status === 'number' ? status : undefined,
  };
}
