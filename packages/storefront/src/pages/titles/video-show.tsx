import { useParams } from 'react-router';
import { PlayerOverlay } from '../../titles/player/PlayerOverlay.tsx';
import Video from './video.tsx';

/** The title's page with the player open. */
export default Object.assign(VideoShow, { load: Video.load });

function VideoShow() {
  const { id = '' } = useParams();
  return (
    <>
      <Video />
      <PlayerOverlay type="video" id={id} />
    </>
  );
}
