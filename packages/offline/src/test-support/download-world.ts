import type { DeviceParts } from '../device-parts.ts';
import { downloadTitle } from '../download/download-title.ts';
import type { OfflinePlayback } from '../playback.ts';
import { createFiles } from '../storage/source.ts';
import { openNewDevice, playbackOf, titleOf } from './device.ts';
import { createFilmServer, type FilmServer, putStream } from './film-server.ts';

/** A film on a server, and a device that is to save it. */
export async function createDownloadWorld(
  playbackAt: (server: FilmServer) => OfflinePlayback = (server) => playbackOf(putStream(server)),
) {
  const server = createFilmServer();
  const answer = playbackAt(server);
  const title = titleOf(answer);
  const device = await openNewDevice({ fetch: server.fetch });
  await device.records.add([title]);
  const world = {
    server,
    title,
    device,
    records: device.records,
    files: device.files,
    /** The server's answer. */
    playback: answer,
    /** The number of requests for the playback. */
    fetchCount: 0,
    download(more: Partial<DeviceParts> = {}, signal = new AbortController().signal) {
      const parts: DeviceParts = {
        ...device,
        records: world.records,
        server: {
          async getPlayback() {
            world.fetchCount += 1;
            return world.playback;
          },
        },
        ...more,
      };
      return downloadTitle(parts, title, signal);
    },
    film: () => world.records.title(title.key),
    /** Reads a file of the title as a player does. */
    read: (file: string, folder = title.folder) =>
      createFiles(world, title).read(`offline://${folder}/${file}`),
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
        if (there === undefined || (await world.textOf(name)) !== there) wrong.push(name);
      }
      return wrong;
    },
    /** Returns the paths of which more bytes were sent than the file has. */
    sentTwice: () =>
      Array.from(server.sent).flatMap(([path, bytes]) =>
        bytes > (server.files.get(path)?.size ?? 0) ? [path] : [],
      ),
  };
  return world;
}

export type DownloadWorld = Awaited<ReturnType<typeof createDownloadWorld>>;
