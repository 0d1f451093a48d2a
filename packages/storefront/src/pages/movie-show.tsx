import { useParams } from 'react-router';
import { InApp } from '../shell/InApp.tsx';
import { PlayerOverlay } from '../titles/player/PlayerOverlay.tsx';
import { MovieScreen } from './movie.tsx';

// The page is the title's own, with the player over it, on the site and in the app.
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
