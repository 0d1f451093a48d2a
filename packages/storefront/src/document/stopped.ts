/** Tells the early script that the application has taken over the document. */
export const startedEvent = 'parde:started';

/** Holds what a page says whose application did not come. */
export const stoppedTemplateId = 'parde-stopped';
