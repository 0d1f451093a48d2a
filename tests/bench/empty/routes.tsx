import { Outlet, type RouteObject, useLoaderData } from 'react-router';

/** The routes of a page with two lines of text and very little data. */
export const routes: RouteObject[] = [
  {
    id: 'root',
    Component: Document,
    children: [{ id: 'page', index: true, loader: () => 'from the server', Component: Page }],
  },
];

function Document() {
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>An empty page</title>
        <link rel="icon" href="data:," />
      </head>
      <body>
        <Outlet />
      </body>
    </html>
  );
}

function Page() {
  return (
    <main>
      <h1>An empty page</h1>
      <p>{useLoaderData<string>()}</p>
    </main>
  );
}
