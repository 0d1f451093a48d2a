import assert from 'node:assert/strict';
import type { OfflineDevice, OfflinePlayback } from '@parde/offline';
import { useDescription, useOfflinePicture, useOfflineTitles } from '@parde/offline/react';
import { renderToString } from 'react-dom/server';

function Count({ device }: { device: OfflineDevice<OfflinePlayback> | null }) {
  const titles = useOfflineTitles(device);
  const state = useDescription(device, titles[0]);
  const picture = useOfflinePicture(device, titles[0]);
  return (
    <p>
      {titles.length} {state?.stage ?? 'none'} {picture ?? 'without'}
    </p>
  );
}

const page = renderToString(<Count device={null} />);
assert.equal(page.replaceAll('<!-- -->', ''), '<p>0 none without</p>');

console.log(page);
