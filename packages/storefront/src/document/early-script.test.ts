import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { earlyScript } from './early-script.ts';

function run(storage: Record<string, string> | 'blocked', pathname = '/') {
  const went: string[] = [];
  const documentElement: { dataset: { theme?: string }; hidden?: boolean } = { dataset: {} };
  const sandbox = {
    document: { documentElement },
    location: { pathname, replace: (to: string) => went.push(to) },
    get localStorage() {
      if (storage === 'blocked') throw new Error('blocked');
      return { getItem: (key: string) => storage[key] ?? null };
    },
  };
  runInNewContext(earlyScript, sandbox);
  return { went, theme: documentElement.dataset.theme, hidden: documentElement.hidden ?? false };
}

describe('before the first paint', () => {
  it('marks a viewer’s dark theme', () => {
    expect(run({ nightmode: 'true' }).theme).toBe('dark');
    expect(run({ nightmode: 'false' }).theme).toBeUndefined();
  });

  it('sends a child to the kids’ page and shows nothing of another', () => {
    expect(run({ isKids: 'true' }, '/movie/1')).toMatchObject({ went: ['/kids'], hidden: true });
    expect(run({ isKids: 'true' }, '/kidsfood')).toMatchObject({ went: ['/kids'] });
  });

  it.each(['/kids', '/kids/cartoons'])('lets a child stay on %s', (path) => {
    expect(run({ isKids: 'true' }, path)).toMatchObject({ went: [], hidden: false });
  });

  it.each([{}, { isKids: '{broken', nightmode: 'yes' }, 'blocked' as const])(
    'takes storage that says nothing as empty',
    (storage) => {
      expect(run(storage)).toEqual({ went: [], theme: undefined, hidden: false });
    },
  );
});
