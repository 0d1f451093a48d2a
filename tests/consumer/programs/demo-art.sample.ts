import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { fragmentsInLoop, fragmentsOf, pictureTracks, sampleFolder } from '@parde/demo-art/sample';

for (const { name } of pictureTracks) {
  const { fragments } = fragmentsOf(readFileSync(new URL(`${name}.mp4`, sampleFolder)));
  assert.equal(fragments.length, fragmentsInLoop);
}

console.log(`${pictureTracks.length} tracks of pictures`);
