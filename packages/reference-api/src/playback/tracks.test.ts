import type { Answer } from '@parde/api-client';
import { beforeAll, expect, it } from 'vitest';
import { read } from '../test-support/test-api.ts';
import { createFileApi } from '../test-support/test-file-api.ts';

const api = createFileApi();
let token = '';

beforeAll(async () => {
  token = await api.signIn('09120000001');
});

async function play(title: string): Promise<Answer<'getPlayback'>['data']> {
  const response = await api.call('GET', `/get/play/${title}`, { token });
  expect(response.status, title).toBe(200);
  return (await read<Answer<'getPlayback'>>(response)).data;
}

it('returns the audio and subtitle languages of dubbed and of subtitled titles', async () => {
  const foreign = (dubbed: 0 | 1) =>
    api.db.one(
      api.db.from
        .selectFrom('titles')
        .innerJoin('title_subtitles', 'title_subtitles.title_id', 'titles.id')
        .innerJoin('title_languages', 'title_languages.title_id', 'titles.id')
        .select(['titles.id', 'title_languages.language_code'])
        .where('titles.type', '=', 'movie')
        .where('titles.access', '=', 'subscription')
        .where('titles.dubbed', '=', dubbed)
        .where('title_subtitles.language_code', '=', 'fa')
        .where('title_languages.language_code', '!=', 'fa')
        .where('title_languages.position', '=', 0),
    );
  const accessible = api.db.one(
    api.db.from
      .selectFrom('titles')
      .innerJoin('title_captions', 'title_id', 'id')
      .select('id')
      .where('type', '=', 'movie')
      .where('access', '=', 'subscription')
      .where('described', '=', 1)
      .where('released_at', '<', Date.UTC(2025, 0, 1))
      .limit(1),
  );
  const dubbed = await play(`movie/${foreign(1)?.id}`);
  expect(dubbed.audio).toMatchObject([{ language: { code: 'fa' }, kind: 'dubbed' }]);
  expect(dubbed.subtitles.find(({ language }) => language.code === 'fa')).toMatchObject({
    default: false,
  });
  const film = foreign(0);
  const spoken = await play(`movie/${film?.id}`);
  expect(spoken.audio).toMatchObject([
    { language: { code: film?.language_code }, kind: 'original' },
  ]);
  expect(spoken.subtitles.find(({ language }) => language.code === 'fa')).toMatchObject({
    kind: 'subtitles',
    default: true,
  });
  const without = api.db.one(
    api.db.from
      .selectFrom('titles')
      .leftJoin('title_subtitles', 'title_subtitles.title_id', 'id')
      .leftJoin('title_captions', 'title_captions.title_id', 'id')
      .select('id')
      .where('type', '=', 'movie')
      .where('access', '=', 'subscription')
      .where('released_at', '<', Date.UTC(2025, 0, 1))
      .where('title_subtitles.title_id', 'is', null)
      .where('title_captions.title_id', 'is', null)
      .limit(1),
  );
  const silent = await play(`movie/${without?.id}`);
  expect(silent.subtitles).toEqual([]);
  const playback = await play(`movie/${accessible?.id}`);
  expect(playback.audio.map(({ kind }) => kind)).toContain('described');
  expect(playback.subtitles.find(({ language }) => language.code === 'fa')?.kind).toBe('captions');
  expect(spoken.audio.map(({ kind }) => kind)).not.toContain('described');

  for (const answer of [dubbed, spoken, silent, playback]) {
    const listed = [
      ...answer.audio.map((one) => ['AUDIO', one.language.code, one.default]),
      ...answer.subtitles.map((one) => ['SUBTITLES', one.language.code, one.default]),
    ];
    for (const { url } of answer.sources) {
      const master = await (await api.send('GET', url)).text();
      const media = /TYPE=(\w+),.*LANGUAGE="(\w+)",DEFAULT=(\w+)/g;
      const renditions = [...master.matchAll(media)].map(([, type, code, on]) => [
        type,
        code,
        on === 'YES',
      ]);
      expect(renditions, answer.id).toHaveLength(listed.length);
      expect(renditions, answer.id).toEqual(expect.arrayContaining(listed));
    }
  }
});
