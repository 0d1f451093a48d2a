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

/** The same each time, whatever was made before: so that it can be sent alone. */
export function requestAt(seed: number, index: number): FuzzedRequest {
  // Neighbouring seeds of fast-check begin alike.
  const own = Buffer.from(hash('sha256', `${seed} ${index}`, 'hex'), 'hex').readInt32BE();
  const [made] = fc.sample(anyRequest, { seed: own, numRuns: 1 });
  if (!made) throw new Error('fast-check made no request.');
  return made;
}
