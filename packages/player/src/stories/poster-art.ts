import type { PictureData } from '@parde/ui';

const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1280 720"><defs><linearGradient id="s" x2="0" y2="1"><stop stop-color="#1b2447"/><stop offset=".55" stop-color="#8a4b52"/><stop offset=".8" stop-color="#e59a5a"/></linearGradient></defs><rect width="1280" height="720" fill="url(#s)"/><circle cx="880" cy="430" r="74" fill="#ffd9a0"/><path d="M0 520c220-90 420-60 640 10s430 40 640-40v230H0Z" fill="#5a2f33"/><path d="M0 600c260-70 520-20 760 20s380 0 520-40v140H0Z" fill="#2c171d"/></svg>`;

/** Dunes at dusk. */
export const art: PictureData = {
  url: `data:image/svg+xml,${encodeURIComponent(drawing)}`,
  width: 1280,
  height: 720,
  color: '#5a2f33',
};
