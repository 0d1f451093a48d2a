import { Hono } from 'hono';
import type { Gallery } from '../pictures/gallery.ts';
import { pictureRoutes } from './pictures.ts';

export type MediaParts = {
  gallery: Gallery;
  /** Where pictures are kept once they are drawn; without it, a few in memory. */
  pictureFolder?: string | undefined;
};

export function mediaRoutes({ gallery, pictureFolder }: MediaParts): Hono {
  const app = new Hono();
  app.route('/', pictureRoutes(gallery, pictureFolder));
  return app;
}
