import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, describe, test } from 'node:test';
import { brotliCompressSync } from 'node:zlib';
import { type Bundler, measureSize } from './measure-size.ts';
import { entriesOf, packages, top } from './packages.ts';
import { sheet } from './sheets.ts';

type Row = {
  /** The imported names: `{ Text }` or `*`. */
  readonly names: string;
  readonly from: string;
  readonly by?: readonly Bundler[];
  /** Modules that are loaded only when they are used. */
  readonly late?: readonly string[];
};

const usual: readonly Bundler[] = ['esbuild'];
const allBundlers: readonly Bundler[] = ['esbuild', 'Vite', 'webpack'];
const latePlayer = ['player/Player.js', 'player/engine/hls-engine.js'];
const lateHls = 'hls.js/hls.mjs';

const rows: readonly Row[] = [
  { from: '@parde/domain', names: '*' },
  { from: '@parde/domain', names: '{ vatPercent }' },
  { from: '@parde/domain', names: '{ isMobile }' },
  { from: '@parde/domain', names: '{ safeRedirect }' },
  { from: '@parde/domain', names: '{ planPrice }' },
  { from: '@parde/domain', names: '{ addToCart }' },
  { from: '@parde/domain', names: '{ decideTitle }' },
  { from: '@parde/domain', names: '{ playbackMedia }' },
  { from: '@parde/api-client', names: '{ createApiClient }' },
  { from: '@parde/api-client', names: '{ isApiError, messageToShow }' },
  { from: '@parde/api-client', names: '{ isApiError, serverMessage }' },
  { from: '@parde/api-client/query', names: '{ ask }' },
  { from: '@parde/api-client/query', names: '{ ask, askPages, send }' },
  { from: '@parde/api-client/operations', names: '{ matchOperation }' },
  { from: '@parde/api-client/read', names: '{ createAnswerReader }' },
  { from: '@parde/api-client/validate', names: '{ createAnswerCheck }' },
  { from: '@parde/api-client/testing', names: '{ handlers }' },
  { from: '@parde/api-client/testing/fixtures', names: '{ fixture }' },
  { from: '@parde/ui', names: '{ Text }', by: allBundlers },
  { from: '@parde/ui', names: '{ Button, Text, PosterCard, Shelf }', by: allBundlers },
  { from: '@parde/ui', names: '{ Dialog }' },
  { from: '@parde/ui', names: '{ Menu }' },
  { from: '@parde/ui', names: '{ SearchBox }' },
  {
    from: '@parde/ui',
    names: '{ Dialog, Drawer, Menu, SearchBox, SideMenu, ToastRegion, Tooltip }',
  },
  { from: '@parde/ui', names: '*' },
  { from: '@parde/ui/theme', names: '{ vars }' },
  { from: '@parde/ui/theme', names: '{ media }' },
  { from: '@parde/ui/theme-css', names: '{ themeCss, themeFromColor }' },
  {
    from: '@parde/player',
    names: '{ Player }',
    late: ['player/engine/hls-engine.js', 'player/engine/local-loader.js', lateHls],
  },
  { from: '@parde/player/poster', names: '{ PlayerPoster }', late: [...latePlayer, lateHls] },
  // These bundlers do not bundle hls.js.
  {
    from: '@parde/player/poster',
    names: '{ PlayerPoster }',
    by: ['Vite', 'webpack'],
    late: latePlayer,
  },
  { from: '@parde/offline', names: '*' },
  { from: '@parde/offline', names: '{ canSave, openOfflineStorage }' },
  // This bundler does not bundle hls.js.
  { from: '@parde/offline/hls', names: '{ createHlsLoader }', by: ['Vite'] },
  { from: '@parde/offline/react', names: '*' },
  { from: '@parde/offline/worker', names: '{ storeBackgroundFetches }' },
  { from: '@parde/player/preferences', names: '*' },
  { from: '@parde/player/fa', names: '{ fa }' },
  { from: '@parde/player/en', names: '{ en }' },
];
const onServers = ['conformance', 'demo-art', 'demo-catalogue', 'reference-api'];

describe('The size that an import adds to a page', () => {
  /** scripts/check-consumer.ts reads these values and compares them with the budgets. */
  const measured: Record<string, Readonly<Record<string, number>>> = {};
  after(() => writeFileSync(join(top, 'sizes.json'), JSON.stringify(measured)));

  for (const { names, from, by = usual, late = [] } of rows) {
    for (const bundler of by) {
      const name = `${names} from ${from}, by ${bundler}`;
      test(name, async () => {
        const found = await measureSize(bundler, `export ${names} from '${from}';`);
        measured[name] = { eagerBytes: found.eager, lazyBytes: found.lazy };
        for (const module of late) {
          assert.ok(found.lazyModules.includes(module), `${module} is not among what comes late`);
          assert.ok(!found.eagerModules.includes(module), `${module} comes at once`);
        }
      });
    }
  }

  test('the stylesheets of the kit', () => {
    const sizeOf = (css: string) => brotliCompressSync(css).byteLength;
    const page = sizeOf(sheet('base')) + sizeOf(sheet('styles/Button'));
    const all = sizeOf(sheet('styles'));
    assert.ok(page < all / 2, 'a page with a button and words pays for them, not for all');
    measured['@parde/ui/styles.css'] = { cssBytes: all };
    measured['base.css and styles/Button.css of @parde/ui'] = { cssBytes: page };
  });

  for (const entry of packages.flatMap(entriesOf)) {
    // A package that is only for servers adds nothing to a page.
    if (onServers.some((name) => entry.startsWith(`@parde/${name}`))) continue;
    if (entry === '@parde/api-client/testing/server') continue;
    test(`${entry}: is measured`, () => {
      assert.ok(rows.some(({ from }) => from === entry));
    });
  }
});
