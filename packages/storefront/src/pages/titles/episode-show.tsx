import { useParams } from 'react-router';
import { InApp } from '../../shell/InApp.tsx';
import { PlayerOverlay } from '../../titles/player/PlayerOverlay.tsx';
import Episode from './episode.tsx';

/** The title's page with the player open. */
export default Object.assign(EpisodeShow, { load: Episode.load });

function EpisodeShow() {
  const { id = '' } = useParams();
  return (
    <InApp>
      <Episode />
      <PlayerOverlay type="episode" id={id} />
    </InApp>
  );
}
