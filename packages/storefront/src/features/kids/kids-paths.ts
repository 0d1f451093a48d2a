export const kidsHome = '/kids';

/** The addresses that a device in kids mode may show, as the source of a pattern: the early script has it inline. */
export const kidsPathSource = '^/kids(/|$)';
