/** The template with the message for an app that failed to load. */
export const appFailedTemplateId = 'parde-app-failed';

/** The initial `rel` of a script's preload. After the first paint it becomes `modulepreload`. */
export const deferredPreloadRel = 'later';

/** The global function that imports the app as soon as the page's data are available and the page is painted. */
export const startAppName = 'pardeStart';

/** Marks elements that a child's offline page does not show. */
export const notForKids = 'data-not-for-kids';

/** Marks the link to saved titles. It is hidden until there are any. */
export const toDownloads = 'data-to-downloads';
