import { useParams } from 'react-router';
import { InApp } from '../shell/InApp.tsx';
import { PlayerOverlay } from '../titles/player/PlayerOverlay.tsx';
import { EpisodeScreen } from './episode.tsx';

// The page is the title's own, with the player over it, on the site and in the app.
export { clientLoader, ErrorBoundary, loader, meta } from './episode.tsx';

export default function EpisodeShow() {
  const { id = '' } = useParams();
  return (
    <InApp>
      <EpisodeScreen key={id} id={id} />
      <PlayerOverlay type="episode" id={id} />
    </InApp>
  );
}
