import { useParams } from 'react-router';
import { VideoScreen } from '../features/title/VideoScreen.tsx';
import { ShownPlayer } from '../titles/player/ShownPlayer.tsx';

// The page is the title's own, with the player over it.
export { clientLoader, ErrorBoundary, loader, meta } from './video.tsx';

export default function VideoShow() {
  const { id = '' } = useParams();
  return (
    <>
      <VideoScreen key={id} id={id} />
      <ShownPlayer type="video" id={id} />
    </>
  );
}
