/**
 * The cost of one visit on a phone. Times are those of Lighthouse's phone, which is four times slower than this
 * machine.
 */
export interface Marks {
  readonly score: number;
  readonly lcpSeconds: number;
  readonly tbtMilliseconds: number;
  readonly cls: number;
  readonly kilobytes: number;
  readonly requests: number;
}

/** The parts of Lighthouse's JSON that are read. */
export interface Report {
  readonly categories: { readonly performance: { readonly score: number | null } };
  readonly audits: Readonly<Record<string, Audit>>;
  readonly runtimeError?: { readonly message: string };
}

interface Audit {
  readonly numericValue?: number;
  readonly details?: { readonly items?: readonly Item[] };
}

interface Item {
  readonly url?: string;
  readonly protocol?: string;
  readonly resourceType?: string;
}

export function readMarks({ categories, audits, runtimeError }: Report): Marks {
  if (runtimeError) throw new Error(runtimeError.message);
  const value = (audit: string) => {
    const found = audits[audit]?.numericValue;
    if (found === undefined) throw new Error(`Lighthouse says nothing of ${audit}.`);
    return found;
  };
  const requests = (audits['network-requests']?.details?.items ?? []).filter(
    ({ url }) => !url?.startsWith('data:'),
  );
  const strangers = requests.filter(({ protocol }) => protocol !== 'h2');
  if (strangers.length > 0) {
    const descriptions = strangers.map(({ protocol, url }) => `${protocol} ${url}`);
    throw new Error(`Not over HTTP/2:\n${descriptions.join('\n')}`);
  }
  return {
    score: Math.round((categories.performance.score ?? Number.NaN) * 100),
    lcpSeconds: value('largest-contentful-paint') / 1000,
    tbtMilliseconds: value('total-blocking-time'),
    cls: value('cumulative-layout-shift'),
    kilobytes: value('total-byte-weight') / 1000,
    requests: requests.length,
  };
}
