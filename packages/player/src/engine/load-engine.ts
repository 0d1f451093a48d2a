import type { CreateEngine } from './engine.ts';
import { createNativeEngine } from './native-engine.ts';
import type { PickedSource } from './pick-source.ts';

/** hls.js is larger than the rest of the player, so it is loaded with the first playback. */
export async function loadEngine(by: PickedSource['by']): Promise<CreateEngine> {
  if (by === 'native') return createNativeEngine;
  const { createHlsEngine } = await import('./hls-engine.ts');
  return createHlsEngine;
}
