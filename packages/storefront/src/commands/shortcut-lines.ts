/** Made from the kit's icons by `pnpm generate`. Do not edit. */
export const shortcutLines = {
  search: '<circle cx="11" cy="11" r="6.5" /> <path d="m16 16 4.5 4.5" />',
  downloads: '<path d="M12 3.5v11.25m-4.5-4.25 4.5 4.5 4.5-4.5M4.5 19.75h15" />',
  lives:
    '<circle cx="12" cy="12" r="2.25" fill="currentcolor" stroke="none" /> <path d="M7.75 16.25a6 6 0 0 1 0-8.5m8.5 0a6 6 0 0 1 0 8.5M5 19A9.9 9.9 0 0 1 5 5m14 0a9.9 9.9 0 0 1 0 14" />',
  plans:
    '<path d="M3.25 7.5a1.75 1.75 0 0 1 1.75-1.75h14a1.75 1.75 0 0 1 1.75 1.75v2.25a2.25 2.25 0 0 0 0 4.5v2.25A1.75 1.75 0 0 1 19 18.25H5a1.75 1.75 0 0 1-1.75-1.75v-2.25a2.25 2.25 0 0 0 0-4.5V7.5ZM12 9v.1m0 2.85v.1m0 2.85v.1" />',
};
