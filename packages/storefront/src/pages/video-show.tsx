import { useParams } from 'react-router';
import { PlayerOverlay } from '../titles/player/PlayerOverlay.tsx';
import { VideoScreen } from './video.tsx';

// The title's page with the player on top.
export { clientLoader, ErrorBoundary, loader, meta } from './video.tsx';

export default function VideoShow() {
  const { id = '' } = useParams();
  return (
    <>
      <VideoScreen key={id} id={id} />
      <PlayerOverlay type="video" id={id} />
    </>
  );
}
