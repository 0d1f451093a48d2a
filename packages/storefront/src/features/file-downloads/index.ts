export { DownloadActions } from './DownloadActions.tsx';
export { FilesPlaceholder } from './DownloadFiles.tsx';
export { DownloadScreen } from './DownloadScreen.tsx';
export { DownloadView, prefetchDownloads } from './DownloadView.tsx';
export { SeasonFiles } from './SeasonFiles.tsx';
