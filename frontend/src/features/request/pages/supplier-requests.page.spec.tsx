import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { dayInZone } from '@covertrail/domain/kernel/dates';
import { expectAccessible } from '#testing/accessible';
import { fakeServer } from '#testing/fake-server';
import { rememberSession, renderApp, USER, userDetails } from '#testing/render-app.tsx';

const SUPPLIER = 'c0000000-0000-4000-8000-000000000003';
const request = (number: string, state: string, answeredAt: string | null) => ({
  id: `r-${number}`,
  number,
  requesterId: 'c-1',
  requesterName: 'Meridian',
  insuredId: SUPPLIER,
  insuredName: 'Granite Peak',
  projectId: 'p-1',
  projectName: 'Union Yard',
  templateId: 't-1',
  templateName: 'Trade',
  message: '',
  dueOn: '2026-12-05',
  requestedAt: '2026-11-02T15:00:00.000Z',
  state,
  answeredAt,
  reason: null,
  asked: {},
  remindedOn: null,
  resentOn: null,
  differenceOn: null,
  openedAt: null,
  certificateAt: null,
  passedOnAt: null,
  unavailable: [],
  optOut: null,
  trackingId: 't-1',
});

function open(rows: () => readonly object[]) {
  rememberSession('requester');
  const server = fakeServer({
    'GET user/userdetails': () => userDetails(['requester']),
    'GET tracking/t-1/contacts': () => ({
      supplierId: SUPPLIER,
      supplierName: 'Granite Peak',
      address: { address1: '12 Mill Road', city: 'Dayton', state: 'OH', postalCode: '45402', country: 'US' },
      trade: null,
      people: [],
      agency: null,
    }),
    'GET policy/request/pendinglist': () => ({ rows: rows(), total: rows().length }),
  });
  return { server, ...renderApp('/app/suppliers/t-1/requests') };
}

it('[F03] lists every request to the supplier, with project, days and what became of it; a row opens it', async () => {
  const { server, container } = open(() => [
    request('CT-2', 'open', null),
    request('CT-1', 'responded', '2026-11-04T15:00:00.000Z'),
  ]);
  const list = await screen.findByRole('table', { name: 'Requests to this supplier' });
  const answered = within(list).getByRole('row', { name: /CT-1/ });
  expect(answered).toHaveTextContent('Responded');
  expect(answered).toHaveTextContent('Union Yard');
  expect(answered).toHaveTextContent('11/04/2026');
  expect(within(list).getByRole('link', { name: 'Request CT-2' })).toHaveAttribute(
    'href',
    '/app/request-coverage?open=r-CT-2',
  );
  await expectAccessible(container);
  await userEvent.click(screen.getByRole('button', { name: 'Responded' }));
  expect(Object.fromEntries(server.callsOf('GET policy/request/pendinglist').at(-1)!.query)).toMatchObject({
    insuredCompanyId: SUPPLIER,
    state: 'responded',
  });
});

it('[D01] reminds of an open request with one click, and keeps the focus in the row', async () => {
  let remindedOn: string | null = null;
  const { server } = open(() => [{ ...request('CT-2', 'open', null), remindedOn }, request('CT-1', 'declined', null)]);
  server.answers['POST policy/request/remind'] = () => {
    remindedOn = dayInZone(new Date().toISOString(), USER.timeZone);
    server.at = '0007';
    return { requestId: 'r-CT-2' };
  };
  const button = await screen.findByRole('button', { name: 'Remind: request CT-2' });
  expect(screen.queryByRole('button', { name: 'Remind: request CT-1' })).toBeNull();
  await userEvent.click(button);
  expect(await screen.findByText('Reminded today')).toBeInTheDocument();
  expect(server.callsOf('POST policy/request/remind').map(({ body }) => body)).toEqual([{ requestId: 'r-CT-2' }]);
  expect(button).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Request CT-2' })).toHaveFocus();
});
