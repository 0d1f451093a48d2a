import { hydrateRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { routes } from './routes.tsx';

hydrateRoot(document, <RouterProvider router={createBrowserRouter(routes)} />);
