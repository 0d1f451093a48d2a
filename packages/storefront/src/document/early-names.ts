/** Tells the early script that the application has taken over the document. */
export const startedEvent = 'parde:started';

/** Holds what a page says whose application did not come. */
export const stoppedTemplateId = 'parde-stopped';

/** What a kept document's link to a script is until the page has been painted: then it is a `modulepreload`. */
export const laterRel = 'later';

/** The promise of the early script that the page's own scripts wait for. */
export const paintedName = 'pardePainted';
