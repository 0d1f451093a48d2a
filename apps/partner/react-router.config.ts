export { storefrontConfig as default } from '@parde/storefront/react-router';
