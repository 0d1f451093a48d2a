import type { Quality } from '@parde/api-client';
import type { TitleKind } from '../catalogue/title.ts';
import type { DownloadedFile } from '../media/downloads.ts';
import type { Database } from '../storage/database.ts';

export type DownloadedRow = { quality: Quality; size: number; fetchedAt: number; hidden: boolean };

export type DownloadedTitle = { type: TitleKind; id: string; files: DownloadedRow[] };

/** The files that viewers have downloaded. */
export type Downloads = {
  /** Returns the id of a user, which is part of a file's address. */
  idOf: (mobile: string) => number | undefined;
  /** Records a download. A failure is only reported, so that the viewer still gets the file. */
  add: (viewer: number, file: DownloadedFile) => void;
  /** Includes titles that the viewer has hidden from the list. */
  titlesOf: (mobile: string) => DownloadedTitle[];
  hide: (mobile: string, title: { type: TitleKind; id: string }, hidden: boolean) => void;
};

export function createDownloads(
  db: Database,
  now: () => number,
  report: (error: unknown) => void,
): Downloads {
  const add = (viewer: number, { type, id, quality, size }: DownloadedFile) => {
    const user = db.one(db.from.selectFrom('users').select('mobile').where('id', '=', viewer));
    if (!user || !isKind(type)) return;
    const downloadState = { size, fetched_at: now(), hidden: 0 as const };
    db.run(
      db.from
        .insertInto('downloads')
        .values({ ...user, content_type: type, content_id: id, quality, ...downloadState })
        .onConflict((before) =>
          before
            .columns(['mobile', 'content_type', 'content_id', 'quality'])
            .doUpdateSet(downloadState),
        ),
    );
  };

  return {
    idOf: (mobile) =>
      db.one(db.from.selectFrom('users').select('id').where('mobile', '=', mobile))?.id,

    add: (viewer, file) => {
      try {
        add(viewer, file);
      } catch (error) {
        report(error);
      }
    },

    titlesOf: (mobile) => {
      const titles = new Map<string, DownloadedTitle>();
      const rows = db.all(
        db.from
          .selectFrom('downloads')
          .select(['content_type', 'content_id', 'quality', 'size', 'fetched_at', 'hidden'])
          .where('mobile', '=', mobile),
      );
      for (const {
        content_type: type,
        content_id: id,
        quality,
        size,
        fetched_at,
        hidden,
      } of rows) {
        const title = titles.get(`${type}/${id}`) ?? { type, id, files: [] };
        titles.set(`${type}/${id}`, title);
        title.files.push({ quality, size, fetchedAt: fetched_at, hidden: hidden === 1 });
      }
      return [...titles.values()];
    },

    hide: (mobile, { type, id }, hidden) =>
      void db.run(
        db.from
          .updateTable('downloads')
          .set({ hidden: hidden ? 1 : 0 })
          .where((eb) => eb.and({ mobile, content_type: type, content_id: id })),
      ),
  };
}

const kinds: readonly string[] = ['movie', 'series', 'episode', 'video', 'ekran'];
const isKind = (type: string): type is TitleKind => kinds.includes(type);
