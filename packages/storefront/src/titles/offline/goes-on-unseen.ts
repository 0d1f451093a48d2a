/** Whether the browser goes on by itself while no page of the site is seen, as far as a page can say at once. */
export const goesOnUnseen = (): boolean =>
  'BackgroundFetchManager' in window && Boolean(navigator.serviceWorker?.controller);
