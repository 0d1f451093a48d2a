import {
  DownloadView,
  downloadPage,
  prefetchDownloads,
} from '../../features/file-downloads/index.ts';
import { episodeName } from '../../titles/file-downloads/downloadable-title.ts';

export default downloadPage({
  type: 'episode',
  phraseOf: (episode, { facts }, t) => episodeName(episode, facts.locale, t),
  prefetch: prefetchDownloads,
  Files: ({ id, content, head }) => (
    <DownloadView title={{ type: 'episode', id }} access={content.access} head={head} />
  ),
});
