import { Hono } from 'hono';
import type { FactsOf, Gallery } from '../pictures/gallery.ts';
import { clipRoutes } from './clips.ts';
import { downloadRoutes, type OnDownload } from './downloads.ts';
import { fileName } from './file-name.ts';
import { pictureRoutes } from './pictures.ts';
import type { Signer } from './signature.ts';
import { streamRoutes } from './streams.ts';

export type MediaParts = {
  gallery: Gallery;
  factsOf: FactsOf;
  signer: Signer;
  now: () => number;
  onDownload: OnDownload;
  /** The cache folder for pictures; without it, a few in memory. */
  pictureFolder?: string | undefined;
};

export function mediaRoutes(parts: MediaParts): Hono {
  const { gallery, factsOf, signer, now, onDownload, pictureFolder } = parts;
  const app = new Hono();
  app.route('/', streamRoutes(signer, now));
  app.route(
    '/',
    downloadRoutes(
      signer,
      (type, id, ending) => {
        const facts = factsOf(type, id);
        if (!(facts && 'artwork' in facts && facts.name !== null)) return undefined;
        return fileName({ fa: facts.name, en: facts.nameEn ?? null }, null, ending);
      },
      onDownload,
    ),
  );
  app.route('/', clipRoutes());
  app.route('/', pictureRoutes(gallery, pictureFolder));
  return app;
}
