import '../theme.css.ts';

export {
  clientMiddleware,
  default,
  ErrorBoundary,
  Layout,
  loader,
  shouldRevalidate,
} from '@parde/storefront/root';
