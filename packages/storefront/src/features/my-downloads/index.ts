export { GuestDownloads, titlesToDownload } from './GuestDownloads.tsx';
export { prefetchMyDownloads } from './my-downloads.ts';
export { ViewerDownloads } from './OwnDownloads.tsx';
