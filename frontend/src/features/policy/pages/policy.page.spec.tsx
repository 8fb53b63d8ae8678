/** @run rest: long forms, filled in key by key. */
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { RequesterFindings } from '@covertrail/contracts/policy/policy-cards.replies';
import type { PolicyDetails } from '@covertrail/contracts/policy/policy.replies';
import { viewsMoved } from '#shared/views/views.slice';
import { expectAccessible } from '#testing/accessible';
import { fakeServer, refuse } from '#testing/fake-server';
import { focusedDialog } from '#testing/focused-dialog';
import { rememberSession, renderApp, userDetails } from '#testing/render-app.tsx';
import { policyDetails } from '../testing/sample-policy.js';

const { id } = policyDetails();
const EDIT = 'PUT policy/editpolicy';

function open(policy: PolicyDetails, role: 'insured' | 'agent' = 'insured', section = 'policy') {
  rememberSession(role);
  const held = { policy };
  const server = fakeServer({
    'GET user/userdetails': () => userDetails([role]),
    [`GET policy/${id}`]: () => held.policy,
    'GET policy/details/insurer/verify': () => ({
      matched: true,
      carrier: { id: 'c', name: 'Summit Mutual', naic: '24112', rating: { strength: 'A', size: 'XII' } },
      notice: null,
    }),
  });
  return { server, held, ...renderApp(`/app/policies/${id}?edit=${section}`) };
}

const combined = () => screen.findByLabelText(/Combined single limit/);
const split = () => screen.getByLabelText(/per person/);

async function typeOver(field: HTMLElement, text: string) {
  await userEvent.clear(field);
  if (text) await userEvent.type(field, text);
}

it('[C04] closes the split limits while a combined single limit is entered, and the other way round', async () => {
  const { container } = open(policyDetails(), 'insured', 'limits');
  const field = await combined();
  await expectAccessible(container);
  expect(field).toHaveValue('1,000,000');
  expect(split()).toBeDisabled();
  expect(screen.getAllByText('A combined single limit is entered. Clear it to enter split limits.')).toHaveLength(3);
  await typeOver(field, '');
  await typeOver(split(), '500000');
  expect(field).toBeDisabled();
  expect(screen.getByText(/Split limits are entered/)).toBeInTheDocument();
});

it('[C01] says before an insured saves what falls to Unverified, and for how many requesters', async () => {
  const { server } = open(policyDetails(), 'insured', 'limits');
  const standing = (requesterName: string, projectName: string): RequesterFindings => ({
    trackingId: `${requesterName} ${projectName}`,
    requesterName,
    projectName,
    acceptsEitherKind: false,
    acceptsAnySymbol: false,
    findings: [],
  });
  server.answers[`GET policy/${id}/compliance`] = () => ({
    standings: [standing('Meridian', 'Union Yard'), standing('Meridian', 'Depot'), standing('Keystone', 'Pier')],
  });
  await typeOver(await combined(), '2000000');
  await userEvent.click(screen.getByRole('button', { name: 'Save…' }));
  const dialog = await focusedDialog('Save 1 change?');
  await waitFor(() =>
    expect(within(dialog).getByRole('note')).toHaveTextContent(
      'Unverified until your agent approves: Combined single limit (each accident). All else stays as the agent verified it. 2 requesters will see the policy as Unverified until then.',
    ),
  );
});

it('[G03] shows the changes in words and asks what they mean before it saves', async () => {
  const { server, held } = open(policyDetails(), 'agent', 'limits');
  server.answers[EDIT] = () => {
    held.policy = policyDetails({
      revision: 5,
      terms: { ...policyDetails().terms, limits: { combinedSingleLimit: 200_000_000 } },
    });
    server.at = '0009';
    return { policyId: id };
  };
  await typeOver(await combined(), '2000000');
  await userEvent.click(screen.getByRole('button', { name: 'Save…' }));
  const dialog = await focusedDialog('Save 1 change?');
  const [change] = within(within(dialog).getByRole('list', { name: 'What changes' })).getAllByRole('listitem');
  expect(change).toHaveTextContent('Combined single limit (each accident)$1,000,000');
  expect(change).toHaveTextContent('$2,000,000');
  // An agent's own edit keeps the policy verified.
  expect(within(dialog).queryByRole('note')).toBeNull();
  expect(within(dialog).getByRole('button', { name: 'Save changes' })).toBeDisabled();
  await userEvent.click(within(dialog).getByLabelText('The policy changed on a specific date'));
  await typeOver(within(dialog).getByLabelText(/Effective date of the change/), '2021-05-01');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Save changes' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const [sent] = server.callsOf(EDIT);
  expect(sent!.headers['If-Match']).toBe('"4"');
  expect(sent!.body).toMatchObject({
    policyId: id,
    effectiveFrom: '2021-05-01',
    enteredWrongly: false,
    terms: { limits: { combinedSingleLimit: 200_000_000 } },
  });
  expect(await screen.findByRole('cell', { name: '$2,000,000' })).toBeInTheDocument();
});

it('[C01] says what was entered wrongly', async () => {
  const { server } = open(policyDetails());
  server.answers[EDIT] = () => ({ policyId: id });
  await typeOver(await screen.findByLabelText(/Policy number/), 'BA-33072');
  await userEvent.click(screen.getByRole('button', { name: 'Save…' }));
  const dialog = await focusedDialog();
  await userEvent.click(within(dialog).getByLabelText('I am correcting a mistake'));
  expect(within(dialog).getByRole('list', { name: 'Which days change' })).toHaveTextContent(
    'Policy number 07/01/2020 to 06/30/2099',
  );
  await userEvent.click(within(dialog).getByRole('button', { name: 'Save changes' }));
  expect(within(dialog).getByText('Please enter a reason.')).toBeInTheDocument();
  expect(server.callsOf(EDIT)).toHaveLength(0);
  await userEvent.type(within(dialog).getByLabelText(/Reason/), 'Two digits swapped.');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Save changes' }));
  await waitFor(() => expect(server.callsOf(EDIT)).toHaveLength(1));
  expect(server.callsOf(EDIT)[0]!.body).toMatchObject({
    enteredWrongly: true,
    reason: 'Two digits swapped.',
    terms: { policyNumber: 'BA-33072' },
  });
});

it('[C01] sets both versions side by side when another person was quicker, and continues with what is chosen', async () => {
  const { server, held } = open(policyDetails());
  server.answers[EDIT] = () => {
    held.policy = policyDetails({ revision: 6, terms: { ...policyDetails().terms, policyNumber: 'BA-99' } });
    return { ...refuse(409, 'STREAM.CONFLICT', 'Changed meanwhile.'), currentRevision: 6 };
  };
  await typeOver(await screen.findByLabelText(/Policy number/), 'BA-33072');
  await userEvent.click(screen.getByRole('button', { name: 'Save…' }));
  await userEvent.click(await screen.findByLabelText('I am correcting a mistake'));
  await userEvent.type(screen.getByLabelText(/Reason/), 'Swapped.');
  await userEvent.click(screen.getByRole('button', { name: 'Save changes' }));
  expect(await screen.findByText(/Someone changed this policy while you were editing/)).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Compare' }));
  const dialog = await focusedDialog('Someone saved this policy first');
  await expectAccessible(dialog);
  const choice = within(dialog).getByRole('group', { name: 'Policy number' });
  expect(choice).toHaveTextContent('BA-99');
  expect(choice).toHaveTextContent('BA-33072');
  expect(within(dialog).getByRole('button', { name: 'Continue editing' })).toBeDisabled();
  await userEvent.click(within(dialog).getByLabelText('Your entry'));
  await userEvent.click(within(dialog).getByRole('button', { name: 'Continue editing' }));
  await waitFor(() => expect(screen.getByLabelText(/Policy number/)).toHaveValue('BA-33072'));
  expect(screen.queryByText(/Someone changed/)).toBeNull();
  expect(screen.getByRole('button', { name: 'Save…' })).toBeEnabled();
});

const DRAFT = `policy/${id}/draft`;

it('[C01] saves what is typed as a draft, and finds it again after a reload', async () => {
  const { server, unmount } = open(policyDetails());
  server.answers[`PUT ${DRAFT}`] = () => ({ savedAt: '2026-11-21T09:00:00.000Z' });
  await typeOver(await screen.findByLabelText(/Policy number/), 'BA-7');
  expect(await screen.findByText(/Draft saved/, undefined, { timeout: 3_000 })).toBeInTheDocument();
  const sent = server.callsOf(`PUT ${DRAFT}`).at(-1)!.body as { revision: number; content: string };
  expect(sent.revision).toBe(4);
  unmount();
  const again = open(policyDetails());
  again.server.answers[`GET ${DRAFT}`] = () => ({ draft: { ...sent, savedAt: '2026-11-21T09:00:00.000Z' } });
  await waitFor(() => expect(screen.getByLabelText(/Policy number/)).toHaveValue('BA-7'));
  expect(screen.getByText('Your unsaved changes from before are in the form.')).toBeInTheDocument();
  again.server.answers[`DELETE ${DRAFT}`] = () => ({ savedAt: null });
  await userEvent.click(screen.getByRole('button', { name: 'Discard changes' }));
  await waitFor(() => expect(again.server.callsOf(`DELETE ${DRAFT}`)).toHaveLength(1));
  expect(screen.getByLabelText(/Policy number/)).toHaveValue('BA-33071');
});

it('[C01] asks before a page with unsaved changes is left', async () => {
  const { address } = open(policyDetails());
  await typeOver(await screen.findByLabelText(/Policy number/), 'BA-7');
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.getByRole('region', { name: 'Not saved' })).toHaveTextContent('Not saved: Policy.');
  const leave = () => userEvent.click(screen.getAllByRole('link', { name: 'My Policies' })[0]!);
  await leave();
  await userEvent.click(within(await focusedDialog('Leave without saving?')).getByRole('button', { name: 'Stay' }));
  expect(address()).toBe(`/app/policies/${id}`);
  await leave();
  await userEvent.click(within(await focusedDialog('Leave without saving?')).getByRole('button', { name: 'Leave' }));
  await waitFor(() => expect(address()).toBe('/app/my-policies'));
});

it('[C01] keeps what is typed when news come, and takes the news where nothing is typed', async () => {
  const { held, store } = open(policyDetails());
  const number = await screen.findByLabelText(/Policy number/);
  const news = (revision: number, policyNumber: string) => {
    held.policy = policyDetails({ revision, terms: { ...policyDetails().terms, policyNumber } });
    act(() => {
      store.dispatch(viewsMoved([{ view: 'policies', position: `000${revision}` }]));
    });
  };
  news(5, 'BA-5');
  await waitFor(() => expect(screen.getByLabelText(/Policy number/)).toHaveValue('BA-5'));
  expect(screen.getByLabelText(/Policy number/)).toBe(number);
  await typeOver(screen.getByLabelText(/Policy number/), 'Mine');
  news(6, 'BA-6');
  expect(await screen.findByText(/Someone changed this policy/)).toBeInTheDocument();
  expect(screen.getByLabelText(/Policy number/)).toHaveValue('Mine');
});

it('[G03] lets the agent approve, or reject with a reason', async () => {
  const waiting = policyDetails({ mayApprove: true, verification: 'unverified', standing: 'unverified' });
  const { server, held } = open(waiting, 'agent', '');
  server.answers[`PUT policy/approve/${id}`] = () => {
    held.policy = policyDetails({ revision: 5 });
    return {};
  };
  await userEvent.click(await screen.findByRole('button', { name: 'Reject…' }));
  expect(screen.getByRole('dialog', { name: 'Reject policy BA-33071?' })).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Keep it' }));
  await userEvent.click(screen.getByRole('button', { name: 'Approve' }));
  expect((await screen.findAllByText('Active')).length).toBeGreaterThan(0);
  expect(server.callsOf(`PUT policy/approve/${id}`)).toHaveLength(1);
});

it('[C01] leads to the share wizard with the policy, and not once it is over', async () => {
  const { address, store, held } = open(policyDetails(), 'insured', '');
  await userEvent.click(await screen.findByRole('button', { name: 'More' }));
  expect(await screen.findByRole('button', { name: 'Share…' })).toBeInTheDocument();
  await userEvent.keyboard('{Escape}');
  held.policy = policyDetails({ standing: 'canceled', canceledFrom: '2026-03-14', revision: 5 });
  act(() => {
    store.dispatch(viewsMoved([{ view: 'policies', position: '0005' }]));
  });
  await screen.findByText('Canceled, effective 03/14/2026.');
  await userEvent.click(screen.getByRole('button', { name: 'More' }));
  expect(screen.queryByRole('button', { name: 'Share…' })).toBeNull();
  expect(address()).toContain(id);
});

it('[C01] leads to its documents by the act Manage My Documents, and puts the focus on their tab', async () => {
  const { server } = open(policyDetails(), 'insured', '');
  server.answers[`GET policy/${id}/documents`] = () => [];
  await userEvent.click(await screen.findByRole('button', { name: 'More' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Manage My Documents' }));
  expect(await screen.findByRole('tab', { name: 'Documents', selected: true })).toHaveFocus();
  expect(await screen.findByText('No documents yet')).toBeInTheDocument();
});

it('[C08] approves with an endorsement request, which is attached to the policy', async () => {
  const waiting = policyDetails({ mayApprove: true, verification: 'unverified', standing: 'unverified' });
  const { server, held, container } = open(waiting, 'agent', '');
  server.answers[`PUT policy/approve/${id}`] = () => {
    held.policy = policyDetails({ revision: 5, endorsementRequests: ['lossPayee'] });
    return {};
  };
  await userEvent.click(await screen.findByRole('button', { name: 'More' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Approve with endorsement request…' }));
  const dialog = within(await screen.findByRole('dialog'));
  await expectAccessible(screen.getByRole('dialog'));
  await userEvent.click(dialog.getByRole('checkbox', { name: 'Loss payee' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Approve policy' }));
  expect(await screen.findByText(/^Requested with the approval: Loss payee\./)).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(server.callsOf(`PUT policy/approve/${id}`)[0]!.body).toEqual({ endorsementRequests: ['lossPayee'] });
  expect(container).toHaveTextContent('Active');
});

it('[C01] only shows a policy that can no longer be changed', async () => {
  open(policyDetails({ mayEdit: false, standing: 'canceled', canceledFrom: '2026-03-14' }));
  expect(await screen.findByText('Canceled, effective 03/14/2026.')).toBeInTheDocument();
  expect(screen.queryByLabelText(/Policy number/)).toBeNull();
  expect(screen.queryByRole('link', { name: /^Edit/ })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Save…' })).toBeNull();
});

it('[C11] shows the insurer with its rating on the first day of the policy and today', async () => {
  open(policyDetails(), 'insured', '');
  const strip = await screen.findByRole('region', { name: 'Insurer details' });
  const values = Object.fromEntries(
    within(strip)
      .getAllByRole('term')
      .map((term) => [term.textContent, term.nextElementSibling?.textContent]),
  );
  expect(values).toEqual({
    'Insurer Name': 'Summit Mutual',
    'Insurer NAIC': '24112',
    'AM Best Rating': 'A-',
    'Current AM Best Rating': 'A',
    'Financial Size': 'NA',
    'Effective Dates': '07/01/2020 to 07/01/2099',
  });
});

it('[C11] says when the rating has fallen, and when there is none', async () => {
  const { held } = open(
    policyDetails({
      insurer: {
        ratingAtStart: { strength: 'A', size: 'X' },
        currentRating: { strength: 'B++', size: 'X' },
        currentSince: '2021-05-04',
      },
    }),
  );
  expect(await screen.findByText(/lower than on the first day/)).toBeInTheDocument();
  expect(held.policy.insurer.currentRating?.strength).toBe('B++');
});

it.each([
  ['Exact match could not be found in AM Best data'],
  ['Match for this carrier name and NAIC could not be found in AM Best Data.'],
])('[C11] shows at the insurer: %s', async (notice) => {
  const { server } = open(policyDetails());
  server.answers['GET policy/details/insurer/verify'] = () => ({ matched: false, carrier: null, notice });
  expect(await screen.findByText(notice)).toBeInTheDocument();
});
