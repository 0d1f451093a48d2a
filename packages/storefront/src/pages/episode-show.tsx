import { useParams } from 'react-router';
import { InApp } from '../shell/InApp.tsx';
import { PlayerOverlay } from '../titles/player/PlayerOverlay.tsx';
import { EpisodeScreen } from './episode.tsx';

// The title's page with the player on top.
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
