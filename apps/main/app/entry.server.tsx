export { handleError, handleRequest as default } from '@parde/storefront/render';
