import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { CorrectionDetails } from '@covertrail/contracts/correction/correction.replies';
import type { Role } from '#shared/session/role';
import { expectAccessible } from '#testing/accessible';
import { fakeServer, refuse } from '#testing/fake-server';
import { focusedDialog } from '#testing/focused-dialog';
import { rememberSession, renderApp, userDetails } from '#testing/render-app.tsx';
import { correction, CORRECTION, SUPPLIER, TRACKING } from '../testing/sample-correction.js';

const PATH = `tracking/${TRACKING}/corrections/${CORRECTION}`;

async function open(details: CorrectionDetails, role: Role = 'requester') {
  rememberSession(role);
  const held = { details };
  const server = fakeServer({
    'GET user/userdetails': () => userDetails([role]),
    'GET notifications': () => ({ notifications: [], totalNotificationsCount: 0, unreadNotificationCount: 0 }),
    [`GET ${PATH}`]: () => held.details,
  });
  const becomes = (next: CorrectionDetails) => {
    held.details = next;
    server.at = `00${Number(server.at) + 10}`;
    return { correctionId: CORRECTION };
  };
  const app = renderApp(`/app/suppliers/${TRACKING}/corrections/${CORRECTION}`);
  await screen.findByRole('heading', { level: 2, name: 'What was not true' });
  return { server, becomes, ...app };
}
const region = (name: string) => within(screen.getByRole('region', { name }));

it('[H13] shows what was shown and what was true, why, and all that would have been different', async () => {
  const { container } = await open(correction());
  expect(region('What was not true').getByText(/was shown as Compliant from/)).toHaveTextContent(
    'Granite Peak, for Union Yard, was shown as Compliant from 12/01/2026 to 12/19/2026, and was Non-Compliant.',
  );
  expect(region('What was not true').getByText(/was canceled on/)).toHaveTextContent(
    'Recorded on 12/20/2026 by Priya Raman, Hollis & Vance.',
  );
  expect(region('Days concerned').getByText('(19 days)')).toBeInTheDocument();
  expect(region('Requirements').getByText('GL-88120 is in force.')).toBeInTheDocument();
  expect(region('Requirements').getByText('GL-88120 was canceled on 12/01/2026.')).toBeInTheDocument();
  expect(region('Exceptions').getByText(/the gap was not the one/)).toBeInTheDocument();
  expect(region('Notices that were not true').getByText('Status changed: Compliant')).toBeInTheDocument();
  const certificates = region('Certificates that are not true any more');
  expect(certificates.getByText(/^Certificate 25-1 for/)).toHaveTextContent(
    'Certificate 25-1 for Harbor Point LLC, issued on 12/05/2026, is not true any more.',
  );
  expect(certificates.queryByRole('button')).toBeNull();
  await expectAccessible(container);
});

it('[H13] offers the agent that issued a certificate to issue it again, and says then that it was', async () => {
  const [untrue] = correction().certificates;
  const details = correction({ state: null, certificates: [{ ...untrue!, mayIssueAgain: true }] });
  const { server, becomes } = await open(details, 'agent');
  const sentence = `${untrue!.sentence} It was issued again on 12/21/2026.`;
  const issuedAgain = { ...untrue!, againOn: '2026-12-21', sentence };
  server.answers['PUT certificate/again/x-1'] = () => {
    becomes(correction({ state: null, certificates: [issuedAgain] }));
    return { certificateId: 'x-1', number: '25-1' };
  };
  await userEvent.click(screen.getByRole('button', { name: 'Issue 25-1 again' }));
  expect(await screen.findByText(/It was issued again on 12\/21\/2026/)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Issue 25-1 again' })).toBeNull();
});

it('[H13] says why a certificate cannot be issued again, and offers it not', async () => {
  const [untrue] = correction().certificates;
  const notAgain = { line: 'generalLiability', because: 'canceled' } as const;
  await open(correction({ state: null, certificates: [{ ...untrue!, notAgain }] }), 'agent');
  expect(screen.getByText('Cannot be issued again: the General liability policy is canceled.')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Issue 25-1 again' })).toBeNull();
});

it('links to the history as it was known then and as it is known now', async () => {
  await open(correction());
  expect(screen.getByRole('button', { name: 'As known then' })).toHaveAttribute(
    'href',
    `/app/suppliers/${TRACKING}/history?on=2026-12-01&known=2026-12-19`,
  );
  expect(screen.getByRole('button', { name: 'As known now' })).toHaveAttribute(
    'href',
    `/app/suppliers/${TRACKING}/history?on=2026-12-01`,
  );
});

it('is acknowledged with a comment, and says why it was refused', async () => {
  const { server, becomes } = await open(correction());
  await userEvent.click(screen.getByRole('button', { name: 'Acknowledge…' }));
  const dialog = await focusedDialog('Acknowledge this correction?');
  server.answers[`PUT ${PATH}/acknowledge`] = () =>
    refuse(409, 'CORRECTION.ALREADY_ACKNOWLEDGED', 'This correction has been acknowledged already.');
  await userEvent.type(within(dialog).getByLabelText('Comment'), 'The site manager knows.');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Acknowledge' }));
  expect(await within(dialog).findByText('This correction has been acknowledged already.')).toBeInTheDocument();
  const acknowledged = correction({
    state: 'acknowledged',
    acknowledgedBy: 'Dana Whitfield',
    acknowledgedAt: '2026-12-21T15:00:00.000Z',
    comment: 'The site manager knows.',
  });
  server.answers[`PUT ${PATH}/acknowledge`] = () => becomes(acknowledged);
  await userEvent.click(within(dialog).getByRole('button', { name: 'Acknowledge' }));
  expect(await screen.findByText(/Acknowledged by Dana Whitfield/)).toHaveTextContent('The site manager knows.');
  expect(server.callsOf(`PUT ${PATH}/acknowledge`).at(-1)!.body).toEqual({ comment: 'The site manager knows.' });
  expect(screen.queryByRole('button', { name: 'Acknowledge…' })).toBeNull();
});

it('notifies again those who were notified of what was not true, after a question', async () => {
  const { server, becomes } = await open(correction());
  server.answers[`POST ${PATH}/notice`] = () =>
    becomes(correction({ noticeSentAt: '2026-12-21T15:00:00.000Z', noticeSentBy: 'Dana Whitfield' }));
  await userEvent.click(screen.getByRole('button', { name: 'Notify again…' }));
  const dialog = await focusedDialog('Notify again?');
  expect(dialog).toHaveTextContent(
    'Granite Peak receives a notification that Granite Peak, for Union Yard, was shown as Compliant',
  );
  await userEvent.click(within(dialog).getByRole('button', { name: 'Notify again' }));
  expect(await screen.findByText(/Notified again by Dana Whitfield/)).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it.each<[Role, readonly string[]]>([
  ['insured', ['/app/my-corrections']],
  ['agent', ['/app/agent-clients', `/app/agent-clients/${SUPPLIER}`, `/app/agent-clients/${SUPPLIER}/corrections`]],
])('shows the %s the same days and reasons, and nothing that is the requester’s to do', async (role, places) => {
  const { container } = await open(correction({ state: null, recipients: [] }), role);
  expect(screen.getByText(/Granite Peak · Union Yard · Meridian Builders/)).toBeInTheDocument();
  expect(region('Days concerned').getByText('(19 days)')).toBeInTheDocument();
  expect(region('Notices that were not true').getByText('Status changed: Compliant')).toBeInTheDocument();
  for (const name of ['Acknowledge…', 'Notify again…']) expect(screen.queryByRole('button', { name })).toBeNull();
  expect(screen.queryByText(/Acknowledged by/)).toBeNull();
  expect(screen.queryByText('Nobody else was notified')).toBeNull();
  expect(screen.queryByRole('link', { name: 'All exceptions' })).toBeNull();
  const crumbs = within(screen.getByRole('navigation', { name: 'Breadcrumb' })).getAllByRole('link');
  expect(crumbs.map((link) => link.getAttribute('href'))).toEqual(places);
  await expectAccessible(container);
});

it.each<[Role, string]>([
  ['requester', '/app/corrections'],
  ['insured', '/app/my-corrections'],
])('is marked in the menu of the %s as one of the corrections', async (role, path) => {
  await open(correction({ state: role === 'requester' ? 'open' : null }), role);
  const entry = screen.getAllByTitle('Corrections').find((link) => link.getAttribute('href') === path);
  expect(entry).toHaveClass('active');
});

it('states whose it is to an agency that no longer represents the supplier', async () => {
  rememberSession('agent');
  fakeServer({
    'GET user/userdetails': () => userDetails(['agent']),
    'GET notifications': () => ({ notifications: [], totalNotificationsCount: 0, unreadNotificationCount: 0 }),
    [`GET ${PATH}`]: () => refuse(404, 'HTTP.NOT_FOUND', 'Not found.'),
  });
  const { container } = renderApp(`/app/suppliers/${TRACKING}/corrections/${CORRECTION}`);
  expect(await screen.findByText('This correction is not yours to read')).toBeInTheDocument();
  expect(screen.getByText(/the new agency reads it instead/)).toBeInTheDocument();
  expect(screen.queryByRole('alert')).toBeNull();
  await expectAccessible(container);
});

it('says where the reason is the requester’s own', async () => {
  await open(correction({ state: null, reasons: [], isReasonHidden: true }), 'insured');
  expect(
    region('What was not true').getByText(
      'Meridian Builders recorded something that it decides for several suppliers. Recorded on 12/20/2026.',
    ),
  ).toBeInTheDocument();
});

it('offers no notice where nobody else was notified, and leaves out what there is none of', async () => {
  await open(correction({ recipients: [], exceptions: [], findings: [] }));
  expect(screen.getByText('Nobody else was notified')).toBeInTheDocument();
  expect(screen.queryByRole('region', { name: 'Exceptions' })).toBeNull();
  expect(screen.queryByRole('region', { name: 'Requirements' })).toBeNull();
});
