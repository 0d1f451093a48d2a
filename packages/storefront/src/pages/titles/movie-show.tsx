import { titleShowPage } from '../../features/title/index.ts';
import Movie from './movie.tsx';

export default titleShowPage(Movie);
