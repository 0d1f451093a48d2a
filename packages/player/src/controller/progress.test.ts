import { describe, expect, it } from 'vitest';
import { createProgressReporter, type Progress } from './progress.ts';

function recorder(answer: () => unknown = () => undefined) {
  const reports: Progress[] = [];
  const reporter = createProgressReporter(() => (progress) => {
    reports.push(progress);
    return answer();
  });
  const reasons = () => reports.map(({ reason, seconds }) => `${reason} ${seconds}`);
  return { reporter, reasons };
}

describe('createProgressReporter', () => {
  it('reports every ten seconds of playback, counted from the last report', () => {
    const { reporter, reasons } = recorder();
    reporter.report('start', 30, 100);
    for (let second = 30; second <= 52; second += 0.25) reporter.timePassed(second, 100);
    reporter.report('pause', 52, 100);
    for (let second = 52; second <= 61; second += 0.25) reporter.timePassed(second, 100);
    expect(reasons()).toEqual(['start 30', 'time 40', 'time 50', 'pause 52']);
  });

  it('reports in order: a newer position waits for a save and replaces a waiting position', async () => {
    const saves: (() => void)[] = [];
    const { reporter, reasons } = recorder(() => new Promise<void>((done) => saves.push(done)));
    reporter.report('start', 0, 100);
    reporter.report('seek', 20, 100);
    reporter.report('pause', 30, 100);
    expect(reasons()).toEqual(['start 0']);
    saves[0]?.();
    await Promise.resolve();
    await Promise.resolve();
    expect(reasons()).toEqual(['start 0', 'pause 30']);
  });

  it('continues after a save that failed', async () => {
    const { reporter, reasons } = recorder(() => Promise.reject(new Error('offline')));
    reporter.report('start', 0, 100);
    reporter.report('seek', 20, 100);
    await Promise.resolve();
    await Promise.resolve();
    expect(reasons()).toEqual(['start 0', 'seek 20']);
  });

  it('reports at once when the player closes, and never afterwards', async () => {
    const saves: (() => void)[] = [];
    const { reporter, reasons } = recorder(() => new Promise<void>((done) => saves.push(done)));
    reporter.report('start', 0, 100);
    reporter.report('seek', 20, 100);
    reporter.report('close', 25, 100);
    reporter.report('pause', 25, 100);
    reporter.timePassed(90, 100);
    saves[0]?.();
    await Promise.resolve();
    await Promise.resolve();
    expect(reasons()).toEqual(['start 0', 'close 25']);
  });

  it('reports once if a tab is hidden and closed at the same position', () => {
    const { reporter, reasons } = recorder();
    reporter.report('hidden', 20, 100);
    reporter.report('hidden', 20, 100);
    reporter.report('hidden', 24, 100);
    reporter.report('seek', 90, 100);
    reporter.report('hidden', 24, 100);
    expect(reasons()).toEqual(['hidden 20', 'hidden 24', 'seek 90', 'hidden 24']);
  });
});
