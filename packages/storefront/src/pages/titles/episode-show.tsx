import { titleShowPage } from '../../features/title/index.ts';
import Episode from './episode.tsx';

export default titleShowPage(Episode);
