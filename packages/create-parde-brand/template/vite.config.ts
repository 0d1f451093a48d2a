import { storefrontVite } from '@parde/storefront/vite';

export default storefrontVite();
