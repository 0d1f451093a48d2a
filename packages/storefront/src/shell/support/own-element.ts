/** The id of the storefront's root element. Any element beside it belongs to a chat. */
export const rootElementId = 'parde';
