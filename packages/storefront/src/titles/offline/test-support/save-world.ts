import type { Playback } from '@parde/api-client';
import { type SaveTitleInput, saveTitle } from '../download/save-title.ts';
import { openNewDevice, playbackOf, titleOf } from './device.ts';
import { createFilmServer, type FilmServer, putStream } from './film-server.ts';

/** A film on a server, and a device that is to save it. */
export async function createTestSaving(
  playbackAt: (server: FilmServer) => Playback = (server) => playbackOf(putStream(server)),
) {
  const server = createFilmServer();
  const device = await openNewDevice();
  const playback = playbackAt(server);
  const title = titleOf(playback);
  await device.records.add(title);
  return {
    server,
    title,
    ...device,
    /** The server's answer. */
    playback,
    /** The number of requests for the playback. */
    fetchCount: 0,
    save(more: Partial<SaveTitleInput> = {}) {
      return saveTitle(title, {
        records: this.records,
        files: this.files,
        fetch: server.fetch,
        base: server.origin,
        canPlay: () => true,
        canPlayFile: () => true,
        fetchPlayback: async () => {
          this.fetchCount += 1;
          return this.playback;
        },
        reserveSpace: async () => null,
        onBytes: () => {},
        signal: new AbortController().signal,
        ...more,
      });
    },
    film() {
      return this.records.title(title.key);
    },
    /** Returns the text of a file on the device. */
    textOf: async (name: string) => (await device.files.read(title.folder, name))?.text(),
    /** Returns the files of the stream that differ from the server's. */
    async wrongFiles(token = 'first', height = 480): Promise<string[]> {
      const pairs = [
        ...['init.mp4', '0.m4s', '1.m4s', '2.m4s'].flatMap((file, index) => [
          [`video-${height}-avc1-${index}`, `${height}/${file}`] as const,
          [`sound-fa-${index}`, `aac/${file}`] as const,
        ]),
        ['subtitles-0', 'fa.vtt'] as const,
      ];
      const wrong: string[] = [];
      for (const [name, path] of pairs) {
        const there = await server.files.get(`/media/${token}/${path}`)?.text();
        if (there === undefined || (await this.textOf(name)) !== there) wrong.push(name);
      }
      return wrong;
    },
    /** Returns the paths of which more bytes were sent than the file has. */
    sentTwice: () =>
      Array.from(server.sent).flatMap(([path, bytes]) =>
        bytes > (server.files.get(path)?.size ?? 0) ? [path] : [],
      ),
  };
}

export type TestSaving = Awaited<ReturnType<typeof createTestSaving>>;
