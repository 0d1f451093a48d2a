export { GuestDownloads, titlesToDownload } from './GuestDownloads.tsx';
export { prefetchMyDownloads } from './my-downloads.ts';
export { SavedHere } from './OnDevice.tsx';
export { ViewerDownloads } from './OwnDownloads.tsx';
