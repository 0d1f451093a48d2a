import { useParams } from 'react-router';
import { InApp } from '../shell/InApp.tsx';
import { PlayerOverlay } from '../titles/player/PlayerOverlay.tsx';
import { MovieScreen } from './movie.tsx';

// The title's page with the player on top.
export { clientLoader, ErrorBoundary, loader, meta } from './movie.tsx';

export default function MovieShow() {
  const { id = '' } = useParams();
  return (
    <InApp>
      <MovieScreen key={id} id={id} />
      <PlayerOverlay type="movie" id={id} />
    </InApp>
  );
}
