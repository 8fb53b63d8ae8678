import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { RequestReceipts } from '@covertrail/contracts/request/invitation.replies';
import type { RequestDetails } from '@covertrail/contracts/request/request.replies';
import { expectAccessible } from '#testing/accessible';
import { fakeFiles } from '#testing/fake-files';
import { fakeServer } from '#testing/fake-server';
import { rememberSession, renderApp, userDetails } from '#testing/render-app.tsx';

const ID = '00000000-0000-4000-8000-000000000101';
const REQUEST: RequestDetails = {
  id: ID,
  number: '4001',
  requesterId: ID,
  requesterName: 'Meridian Builders',
  requesterLogoId: null,
  insuredId: null,
  insuredName: 'office@quarrylane.example',
  projectId: ID,
  projectName: 'Union Yard',
  templateId: ID,
  templateName: 'Trade contractors',
  message: '',
  asked: {},
  dueOn: '9990-12-01',
  requestedAt: '2026-11-20T10:00:00.000Z',
  state: 'open',
  answeredAt: null,
  reason: null,
  remindedOn: null,
  resentOn: null,
  differenceOn: null,
  openedAt: '2026-11-21T09:00:00.000Z',
  certificateAt: '2026-11-21T10:00:00.000Z',
  passedOnAt: '2026-11-21T10:05:00.000Z',
  trackingId: null,
  remarks: '',
  cc: [],
  policies: [],
  before: null,
  answers: 1,
  documents: [],
  holder: null,
  unavailable: [],
  forms: [],
  optOut: null,
};
const RECEIPTS: RequestReceipts = {
  certificates: [
    {
      giver: 'office@quarrylane.example',
      givenAs: 'invitee',
      givenAt: '2026-11-21T10:00:00.000Z',
      certificate: { number: 1, name: 'COI.pdf', bytes: 48_000, contentType: 'application/pdf' },
      additional: [{ number: 2, name: 'W-9.png', bytes: 9_000, contentType: 'image/png' }],
    },
  ],
  claimed: {
    state: 'read',
    insured: 'Quarry Lane',
    lines: [
      { line: 'generalLiability', outcome: 'fail', missing: ['Each occurrence is too low.'] },
      { line: 'automobile', outcome: 'pass', missing: [] },
    ],
  },
  agent: {
    name: 'Nell Ortiz',
    email: 'nell@keystone.example',
    agencyName: 'Keystone',
    namedAt: '2026-11-21T10:05:00.000Z',
  },
};

it('shows in an opened request what came by mail, to whom it was passed on, and each file [D13]', async () => {
  rememberSession('requester');
  fakeServer({
    'GET user/userdetails': () => userDetails(['requester']),
    'GET notifications': () => ({ notifications: [], totalNotificationsCount: 0, unreadNotificationCount: 0 }),
    'GET policy/request/pendinglist': () => ({ rows: [REQUEST], total: 1 }),
    'GET requestor/projects': () => ({ rows: [], total: 0 }),
    [`GET policy/request/details/${ID}`]: () => REQUEST,
    [`GET policy/request/receipts/${ID}`]: () => RECEIPTS,
  });
  fakeFiles({ [`policy/request/receipts/${ID}/files/2`]: new Blob(['x'], { type: 'image/png' }) });
  renderApp(`/app/request-coverage?open=${ID}`);
  const dialog = await screen.findByRole('dialog', { name: 'Request 4001' });
  const inside = within(dialog);
  expect(await inside.findByText('nell@keystone.example')).toBeInTheDocument();
  expect(inside.getByText('Not answered yet')).toBeInTheDocument();
  expect(inside.getByText(/they prove nothing by themselves, and the request stays open/)).toBeInTheDocument();
  const claims = within(inside.getByRole('region', { name: 'What the certificate claims' }));
  expect(claims.getByText(/which names “Quarry Lane” as the insured/)).toBeInTheDocument();
  expect(claims.getByText('Fail')).toBeInTheDocument();
  expect(claims.getByText('Each occurrence is too low.')).toBeInTheDocument();
  expect(claims.getByText('Pass')).toBeInTheDocument();
  await userEvent.click(inside.getByRole('button', { name: /W-9\.png/ }));
  expect(await inside.findByRole('img', { name: 'Content of W-9.png' })).toBeInTheDocument();
  await expectAccessible(dialog);
  expect(screen.getByText('Certificate received, not checked')).toBeInTheDocument();
  expect(screen.getByText('Passed on to an agent')).toBeInTheDocument();
});
