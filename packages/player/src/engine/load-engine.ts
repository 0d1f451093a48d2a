import type { CreateEngine } from './engine.ts';
import { createNativeEngine } from './native-engine.ts';
import type { PickedSource } from './pick-source.ts';

/** hls.js is heavier than the rest of the player, so it loads with the first play. */
export async function loadEngine(by: PickedSource['by']): Promise<CreateEngine> {
  if (by === 'native') return createNativeEngine;
  const { createHlsEngine } = await import('./hls-engine.ts');
  return createHlsEngine;
}
