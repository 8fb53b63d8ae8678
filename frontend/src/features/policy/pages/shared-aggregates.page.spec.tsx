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
const MONTHS = 'Extended reporting period (months)';

async function open(statedValues: typeof terms.statedValues = {}) {
  rememberSession('insured');
  const server = fakeServer({
    'GET user/userdetails': () => userDetails(['insured']),
    [`GET policy/${id}`]: () =>
      policyDetails({
        line: 'generalLiability',
        terms: { ...terms, limits: { eachOccurrence: 100_000_000 }, trigger: 'claimsMade', statedValues },
      }),
    'GET policy/details/insurer/verify': () => ({ matched: true, carrier: null, notice: null }),
    [EDIT]: () => ({ policyId: id }),
  });
  const { container } = renderApp(`/app/policies/${id}?edit=statements`);
  const drawer = within(await screen.findByRole('dialog'));
  const panel = within(await drawer.findByRole('region', { name: 'Further statements' }));
  return { server, container, panel };
}

async function saved({ server }: Awaited<ReturnType<typeof open>>) {
  await userEvent.click(screen.getByRole('button', { name: 'Save…' }));
  const dialog = within(await focusedDialog(/Save \d changes?\?/));
  await userEvent.click(dialog.getByLabelText('The policy changed on a specific date'));
  await userEvent.click(dialog.getByRole('button', { name: 'Save changes' }));
  await waitFor(() => expect(server.callsOf(EDIT)).toHaveLength(1));
  return (server.callsOf(EDIT)[0]!.body as EditPolicyDto).terms.statedValues;
}

it('[C13] states that others share the aggregate limits, and the months of an extended reporting period', async () => {
  const page = await open();
  await userEvent.click(page.panel.getByRole('combobox', { name: 'Aggregate limits' }));
  await userEvent.click(page.panel.getByRole('option', { name: 'Shared with other insureds, locations or policies' }));
  await userEvent.type(page.panel.getByLabelText(MONTHS), '36 months');
  await expectAccessible(page.container);
  expect(await saved(page)).toEqual({ aggregateSharing: 'sharedAggregates', extendedReporting: 36 });
});

it('[C13] states an unlimited extended reporting period in place of months', async () => {
  const page = await open({ extendedReporting: 12 });
  expect(page.panel.getByLabelText(MONTHS)).toHaveValue('12');
  await userEvent.click(page.panel.getByLabelText(`${MONTHS}: unlimited`));
  expect(page.panel.getByLabelText(MONTHS)).toBeDisabled();
  expect(await saved(page)).toEqual({ extendedReporting: 'unlimited' });
});
