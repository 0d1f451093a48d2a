export { DownloadActions } from './DownloadActions.tsx';
export { FilesPlaceholder } from './DownloadFiles.tsx';
export { DownloadView, prefetchDownloads } from './DownloadView.tsx';
export { downloadPage } from './download-page.tsx';
export { SeasonFiles } from './SeasonFiles.tsx';
