import { hash } from 'node:crypto';
import fc from 'fast-check';
import { calls } from './calls.ts';
import { files, forms, media } from './files.ts';
import { cookieVisits, pages } from './pages.ts';
import { rawBytes } from './raw.ts';
import type { FuzzedRequest } from './request.ts';

const anyRequest = fc.oneof(
  { weight: 30, arbitrary: pages },
  { weight: 28, arbitrary: calls },
  { weight: 10, arbitrary: cookieVisits },
  { weight: 16, arbitrary: rawBytes },
  { weight: 6, arbitrary: media },
  { weight: 5, arbitrary: files },
  { weight: 5, arbitrary: forms },
);

/**
 * Returns the same request for the same seed and index, regardless of earlier requests, so a single request can be
 * sent again.
 */
export function requestAt(seed: number, index: number): FuzzedRequest {
  // fast-check generates similar values for neighbouring seeds, so hash the seed and the index.
  const own = Buffer.from(hash('sha256', `${seed} ${index}`, 'hex'), 'hex').readInt32BE();
  const [made] = fc.sample(anyRequest, { seed: own, numRuns: 1 });
  if (!made) throw new Error('fast-check made no request.');
  return made;
}
