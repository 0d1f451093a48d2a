import { describe, expect, it } from 'vitest';
import { initialState, type PlayerEvent, reduce } from './player-state.ts';
import { createStore } from './store.ts';

const stateAfter = (...events: PlayerEvent[]) => events.reduce(reduce, initialState(120));

describe('the player state', () => {
  it('begins with the poster, and starts on request', () => {
    expect(stateAfter().phase).toBe('idle');
    expect(stateAfter({ type: 'asked-to-play' })).toMatchObject({
      phase: 'starting',
      playing: true,
      waiting: true,
    });
  });

  it('is ready with the first picture, and stops waiting when playback runs', () => {
    const begun = stateAfter(
      { type: 'asked-to-play' },
      { type: 'has-pictures' },
      { type: 'running' },
    );
    expect(begun).toMatchObject({ phase: 'ready', playing: true, waiting: false });
    expect(reduce(begun, { type: 'waiting' }).waiting).toBe(true);
  });

  it('does not wait while it is paused', () => {
    const paused = stateAfter({ type: 'asked-to-play' }, { type: 'running' }, { type: 'paused' });
    expect(reduce(paused, { type: 'waiting' })).toMatchObject({ playing: false, waiting: false });
  });

  it('returns from the end after a seek', () => {
    const ended = stateAfter({ type: 'asked-to-play' }, { type: 'running' }, { type: 'ended' });
    expect(ended).toMatchObject({ phase: 'ended', playing: false });
    expect(reduce(ended, { type: 'seek', time: 3 })).toMatchObject({ phase: 'ready', time: 3 });
  });

  it('keeps its position after a failure, and plays again only on request', () => {
    const failed = stateAfter(
      { type: 'asked-to-play' },
      { type: 'running' },
      { type: 'seek', time: 42 },
      { type: 'failed', problem: 'playback' },
    );
    expect(failed).toMatchObject({ phase: 'failed', time: 42, playing: false });
    expect(reduce(failed, { type: 'running' }).phase).toBe('failed');
    expect(reduce(failed, { type: 'asked-to-play' })).toMatchObject({
      phase: 'starting',
      problem: null,
    });
  });

  it('notifies subscribers of changes, but not after they unsubscribe', () => {
    const store = createStore(initialState());
    let notifications = 0;
    const leave = store.subscribe(() => {
      notifications += 1;
    });
    store.setState({ rate: 2 });
    store.send({ type: 'has-pictures' });
    leave();
    store.setState({ rate: 1 });
    expect(notifications).toBe(1);
  });
});
