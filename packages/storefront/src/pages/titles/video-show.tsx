import { titleShowPage } from '../../features/title/index.ts';
import Video from './video.tsx';

export default titleShowPage(Video);
