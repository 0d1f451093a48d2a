// @vitest-environment jsdom
import { ask, keyOf } from '@parde/api-client/query';
import { handlers, respond } from '@parde/api-client/testing';
import { fixture } from '@parde/api-client/testing/fixtures';
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { configure, render, screen } from '@testing-library/react';
import { setupServer } from 'msw/node';
import { afterAll, beforeAll, test } from 'vitest';
import { apis } from './recipes-buy-md/app/api.ts';
import { Paid } from './recipes-buy-md/app/paid.tsx';

configure({ asyncUtilTimeout: 5000 }); // the first call is slow on a busy machine
let isPaid = false;
const server = setupServer(
  respond('getPayment', () =>
    fixture('getPayment', ({ data }) => {
      data.status = isPaid ? 'paid' : 'pending';
    }),
  ),
  respond('getUser', () =>
    fixture('getUser', ({ data }) => {
      data.subscription = isPaid ? 1 : 0;
    }),
  ),
  ...handlers(),
);
beforeAll(() => server.listen());
afterAll(() => server.close());

function Status() {
  const { data: user } = useQuery(ask(apis.en, 'getUser', { query: { ref: '0' } }));
  return <p>{user ? `subscription: ${user.subscription}` : null}</p>;
}

test('a bank that answers after the page has loaded changes the state of the user, too', async () => {
  const queryClient = new QueryClient();
  render(
    <QueryClientProvider client={queryClient}>
      <Status />
      <Paid locale="en" trackingCode="140508301457" />
    </QueryClientProvider>,
  );
  await screen.findByText('subscription: 0');
  await screen.findByText('Waiting for the bank…');
  isPaid = true;
  await queryClient.refetchQueries({ queryKey: keyOf('getPayment') });
  await screen.findByText(/^Paid/);
  await screen.findByText('subscription: 1');
});
