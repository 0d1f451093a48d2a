import {
  DownloadView,
  downloadPage,
  prefetchDownloads,
} from '../../features/file-downloads/index.ts';

export default downloadPage({
  type: 'movie',
  prefetch: prefetchDownloads,
  Files: ({ id, content, head }) => (
    <DownloadView title={{ type: 'movie', id }} access={content.access} head={head} />
  ),
});
