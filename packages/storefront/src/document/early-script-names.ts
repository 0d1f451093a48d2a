/** Dispatched once hydration starts: the early script stops watching for load errors. */
export const appStartedEvent = 'parde:app-started';

/** The template with the message for an app that failed to load. */
export const appFailedTemplateId = 'parde-app-failed';

/** The `rel` of a script's preload in a cached document. After the first paint it becomes `modulepreload`. */
export const deferredPreloadRel = 'later';

/** The global promise that the page's scripts wait for. */
export const firstPaintName = 'pardeFirstPaint';
