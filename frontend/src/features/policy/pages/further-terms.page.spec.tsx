/** @run rest: long forms, filled in key by key. */
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { PolicyDetails } from '@covertrail/contracts/policy/policy.replies';
import type { EditPolicyDto } from '@covertrail/contracts/policy/policy.inputs';
import { expectAccessible } from '#testing/accessible';
import { fakeServer } from '#testing/fake-server';
import { focusedDialog } from '#testing/focused-dialog';
import { rememberSession, renderApp, userDetails } from '#testing/render-app.tsx';
import { policyDetails } from '../testing/sample-policy.js';

const { id, terms } = policyDetails();
const EDIT = 'PUT policy/editpolicy';
const WORKERS = policyDetails({ line: 'workersCompensation', terms: { ...terms, limits: {} } });

function open(policy: PolicyDetails, section: string) {
  rememberSession('insured');
  const server = fakeServer({
    'GET user/userdetails': () => userDetails(['insured']),
    [`GET policy/${id}`]: () => policy,
    'GET policy/details/insurer/verify': () => ({ matched: true, carrier: null, notice: null }),
    [EDIT]: () => ({ policyId: id }),
  });
  return { server, ...renderApp(`/app/policies/${id}?edit=${section}`) };
}

async function save() {
  await userEvent.click(screen.getByRole('button', { name: 'Save…' }));
  const dialog = await focusedDialog('Save 1 change?');
  await userEvent.click(within(dialog).getByLabelText('The policy changed on a specific date'));
  await userEvent.click(within(dialog).getByRole('button', { name: 'Save changes' }));
}

const QUESTION = 'Any Proprietor / Partner / Executive / Officer / Member Excluded?';

it('[C09] asks who is excluded: the tick opens the answer, and No closes the comment', async () => {
  const { server, container } = open(WORKERS, 'exclusion');
  const field = await screen.findByLabelText(QUESTION);
  expect(screen.getByLabelText('Yes')).toBeDisabled();
  await userEvent.click(field);
  await userEvent.type(screen.getByLabelText('Comment'), 'The owner');
  await expectAccessible(container);
  await userEvent.click(screen.getByLabelText('No'));
  expect(screen.getByLabelText('Comment')).toBeDisabled();
  await save();
  await waitFor(() => expect(server.callsOf(EDIT)).toHaveLength(1));
  expect((server.callsOf(EDIT)[0]!.body as EditPolicyDto).terms.exclusion).toEqual({ excluded: false, comment: '' });
});

it('[C09] chooses Accept Stop Gap first, and exactly one exception', async () => {
  const { server } = open(WORKERS, 'exceptions');
  await userEvent.click(await screen.findByLabelText('Coverage Types'));
  expect(screen.getByLabelText('Accept Stop Gap')).toBeChecked();
  await userEvent.click(screen.getByLabelText('Coverage Type Not Required'));
  expect(screen.getByLabelText('Accept Stop Gap')).not.toBeChecked();
  await userEvent.click(screen.getByLabelText('Coverage Types'));
  expect(screen.getByLabelText('Coverage Type Not Required')).toBeDisabled();
  await userEvent.click(screen.getByLabelText('Coverage Types'));
  await save();
  await waitFor(() => expect(server.callsOf(EDIT)).toHaveLength(1));
  expect((server.callsOf(EDIT)[0]!.body as EditPolicyDto).terms.exception).toBe('acceptStopGap');
});

it('[C10] adds and removes remarks, and refuses an empty one', async () => {
  const { server } = open(policyDetails({ terms: { ...terms, remarks: ['All of Texas.'] } }), 'remarks');
  await userEvent.click(await screen.findByRole('button', { name: 'Remove remark 1' }));
  expect(screen.getByText('No Additional Remarks Are Applicable.')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Add remark' }));
  await userEvent.click(screen.getByRole('button', { name: 'Save…' }));
  expect(await screen.findByText('Please enter the remark.')).toBeInTheDocument();
  await userEvent.type(screen.getByLabelText('Remark 1'), 'Ohio only.');
  await save();
  await waitFor(() => expect(server.callsOf(EDIT)).toHaveLength(1));
  expect((server.callsOf(EDIT)[0]!.body as EditPolicyDto).terms.remarks).toEqual(['Ohio only.']);
});

it('[C16] shows instructions to read where they cannot be changed, and counts the characters of notes', async () => {
  const instructions = 'Send renewals to the project office.';
  const { unmount } = open(policyDetails({ mayEdit: false, terms: { ...terms, instructions } }), 'notes');
  expect(await screen.findByRole('region', { name: 'Instructions' })).toHaveTextContent(instructions);
  expect(screen.queryByRole('textbox')).toBeNull();
  unmount();
  open(policyDetails(), 'notes');
  expect(await screen.findByLabelText('Notes to the requester')).toHaveAccessibleDescription('1,000 characters left');
});
