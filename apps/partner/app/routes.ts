import { storefrontRoutes } from '@parde/storefront/routes';

export default storefrontRoutes();
