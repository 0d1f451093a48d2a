import { prefersNoMotion } from '@parde/ui';
import { type ComponentType, useEffect, useState } from 'react';
import type { ClipVideoProps } from './ClipVideo.tsx';

/** The time that a page, a slide or a hover preview stands still before its clip starts. */
const stillMs = 2000;

const load = () => import('./ClipVideo.tsx').then((each) => each.ClipVideo);

/** The muted clip of a title. Its code and its file are not loaded before it may start. */
export function PreviewClip(props: ClipVideoProps) {
  const [Video, setVideo] = useState<ComponentType<ClipVideoProps>>();
  useEffect(() => {
    if (prefersNoMotion()) return;
    const timer = setTimeout(() => {
      load().then(
        (loaded) => setVideo(() => loaded),
        () => {
          // The picture stays.
        },
      );
    }, stillMs);
    return () => clearTimeout(timer);
  }, []);
  return Video ? <Video {...props} /> : null;
}
