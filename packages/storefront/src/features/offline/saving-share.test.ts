import { expect, it } from 'vitest';
import { savingShare } from './SavedBadges.tsx';

it('the progress in the header is that of the titles that are being saved', () => {
  expect(
    savingShare([
      { stage: 'ready', share: 1 },
      { stage: 'running', share: 0.5 },
      { stage: 'running', share: 0.1 },
      { stage: 'queued', share: 0 },
      { stage: 'paused', share: 0.9 },
    ]),
  ).toBeCloseTo(0.3);
});

it('the header shows no progress if nothing is being saved', () => {
  expect(savingShare([])).toBeUndefined();
  expect(savingShare([{ stage: 'waiting', share: 0.4 }])).toBeUndefined();
});
