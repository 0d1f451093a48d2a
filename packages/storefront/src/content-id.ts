/** What an id may be, in an address and in a brand's config as in the contract. */
export const contentId = /^[\w-]{1,64}$/;
