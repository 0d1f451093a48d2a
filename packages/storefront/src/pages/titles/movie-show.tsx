import { useParams } from 'react-router';
import { InApp } from '../../shell/InApp.tsx';
import { PlayerOverlay } from '../../titles/player/PlayerOverlay.tsx';
import Movie from './movie.tsx';

/** The title's page with the player open. */
export default Object.assign(MovieShow, { load: Movie.load });

function MovieShow() {
  const { id = '' } = useParams();
  return (
    <InApp>
      <Movie />
      <PlayerOverlay type="movie" id={id} />
    </InApp>
  );
}
