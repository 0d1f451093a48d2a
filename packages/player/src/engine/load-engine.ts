import type { CreateEngine } from './engine.ts';
import { createNativeEngine } from './native-engine.ts';
import type { PickedSource } from './pick-source.ts';

/** What reads HLS weighs more than all the rest, and comes when something is first played. */
export async function loadEngine(by: PickedSource['by']): Promise<CreateEngine> {
  if (by === 'native') return createNativeEngine;
  const { createHlsEngine } = await import('./hls-engine.ts');
  return createHlsEngine;
}
