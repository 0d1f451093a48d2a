import '../theme.css.ts';

export { default, ErrorBoundary, Layout, loader, shouldRevalidate } from '@parde/storefront/root';
