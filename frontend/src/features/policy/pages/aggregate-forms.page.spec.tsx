/** @run rest: long forms, filled in key by key. */
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { EditPolicyDto } from '@covertrail/contracts/policy/policy.inputs';
import { expectAccessible } from '#testing/accessible';
import { fakeServer } from '#testing/fake-server';
import { focusedDialog } from '#testing/focused-dialog';
import { rememberSession, renderApp, userDetails } from '#testing/render-app.tsx';
import { policyDetails } from '../testing/sample-policy.js';

const { id, terms } = policyDetails();
const EDIT = 'PUT policy/editpolicy';

it('[C08] [C13] enters CG 25 03 in a box of its own', async () => {
  rememberSession('insured');
  const server = fakeServer({
    'GET user/userdetails': () => userDetails(['insured']),
    [`GET policy/${id}`]: () =>
      policyDetails({
        line: 'generalLiability',
        terms: { ...terms, limits: { eachOccurrence: 100_000_000 }, trigger: 'occurrence' },
      }),
    'GET policy/details/insurer/verify': () => ({ matched: true, carrier: null, notice: null }),
    [EDIT]: () => ({ policyId: id }),
  });
  const { container } = renderApp(`/app/policies/${id}?edit=endorsements`);
  const box = await screen.findByLabelText('Designated construction project general aggregate');
  expect(screen.getByLabelText('Designated location general aggregate')).not.toBeChecked();
  await userEvent.click(box);
  const item = within(box.closest('li')!);
  await userEvent.type(item.getByLabelText('Form number'), 'CG 25 03 05 09');
  await expectAccessible(container);
  await userEvent.click(screen.getByRole('button', { name: 'Save…' }));
  const dialog = within(await focusedDialog('Save 1 change?'));
  await userEvent.click(dialog.getByLabelText('The policy changed on a specific date'));
  await userEvent.click(dialog.getByRole('button', { name: 'Save changes' }));
  await waitFor(() => expect(server.callsOf(EDIT)).toHaveLength(1));
  expect((server.callsOf(EDIT)[0]!.body as EditPolicyDto).terms.endorsements).toEqual([
    { code: 'aggregatePerProject', grade: 'claimed', form: 'CG 25 03 05 09' },
  ]);
});
