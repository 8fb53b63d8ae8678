/** @run rest: long forms, filled in key by key. */
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { DocumentRow } from '@covertrail/contracts/document/document.replies';
import type { EditPolicyDto } from '@covertrail/contracts/policy/policy.inputs';
import type { PolicyTerms } from '@covertrail/domain/insurance/terms/policy-terms';
import { expectAccessible } from '#testing/accessible';
import { fakeServer } from '#testing/fake-server';
import { focusedDialog } from '#testing/focused-dialog';
import { rememberSession, renderApp, userDetails } from '#testing/render-app.tsx';
import { policyDetails } from '../testing/sample-policy.js';

const TERMS: PolicyTerms = {
  ...policyDetails().terms,
  policyNumber: 'GL-88120',
  limits: { eachOccurrence: 100_000_000 },
  endorsements: [
    { code: 'additionalInsuredOngoing', grade: 'seen', form: 'CG 20 10 04 13' },
    { code: 'waiverOfSubrogation', grade: 'claimed' },
  ],
};
const VERSION = {
  version: 1,
  name: 'waiver.pdf',
  contentType: 'application/pdf',
  bytes: 100,
  sha256: 'a'.repeat(64),
  attachedAt: '2026-11-21T09:00:00.000Z',
  attachedBy: 'Priya Raman',
};
const WAIVER: DocumentRow = {
  ...VERSION,
  id: '55555555-5555-4555-8555-555555555556',
  policyId: policyDetails().id,
  documentType: 3,
  endorsement: 'waiverOfSubrogation',
  versions: [VERSION],
  revision: 3,
};
const EDIT = 'PUT policy/editpolicy';

function open(terms: Partial<PolicyTerms> = {}, shares: readonly { readonly ended: boolean }[] = [], search = '') {
  rememberSession('agent');
  const policy = policyDetails({ line: 'generalLiability', terms: { ...TERMS, ...terms } });
  const server = fakeServer({
    'GET user/userdetails': () => userDetails(['agent']),
    'GET policy/details/insurer/verify': () => ({ matched: true, carrier: null, notice: null }),
    [`GET policy/${policy.id}`]: () => policy,
    [`GET policy/${policy.id}/documents`]: () => [WAIVER],
    'GET sharedpolicy/listview': () => ({
      rows: shares.map((share, index) => ({ id: `s${index}`, ...share })),
      total: shares.length,
    }),
    [EDIT]: () => ({ policyId: policy.id }),
    [`DELETE document/${WAIVER.id}`]: () => ({ documentId: WAIVER.id }),
  });
  return { server, policy, ...renderApp(`/app/policies/${policy.id}${search}`) };
}

const card = async () => within(await screen.findByRole('region', { name: 'Endorsements and documents' }));
const EDITED = '?edit=endorsements';
const editor = async () => within(await screen.findByRole('region', { name: 'Endorsements' }));

async function savedDetails({ server }: ReturnType<typeof open>) {
  await userEvent.click(screen.getByRole('button', { name: 'Save…' }));
  const dialog = await focusedDialog(/Save \d changes?\?/);
  const question = dialog.textContent;
  await userEvent.click(within(dialog).getByLabelText('The policy changed on a specific date'));
  await userEvent.click(within(dialog).getByRole('button', { name: 'Save changes' }));
  await waitFor(() => expect(server.callsOf(EDIT)).toHaveLength(1));
  return { question, details: (server.callsOf(EDIT)[0]!.body as EditPolicyDto).terms.endorsementDetails };
}

it('[C08] states scopes, count, text and what the form says, by keyboard', async () => {
  const page = open({}, [], EDITED);
  const section = await editor();
  expect(
    section.getByText(
      /Additional insured: owners, lessees, contractors: it gives additional insured for ongoing operations, by a schedule/,
    ),
  ).toBeInTheDocument();
  const scopes = within(section.getByRole('group', { name: 'Scopes of Additional insured, ongoing operations' }));
  scopes.getByLabelText('Ongoing Operations').focus();
  await userEvent.keyboard(' ');
  const [count] = section.getAllByLabelText('Count (# = Unlimited)');
  expect(count).toHaveAccessibleDescription('Enter a count greater than 0');
  await userEvent.type(count!, '#');
  await userEvent.type(section.getAllByLabelText('Endorsement text')[0]!, 'Where required by contract.');
  await userEvent.click(section.getAllByText('Advanced configuration')[0]!);
  await userEvent.type(section.getAllByLabelText('Policy number on the form')[0]!, 'GL-88120');
  await userEvent.type(section.getAllByLabelText('Named entities')[0]!, 'Meridian Builders{Enter}City of Denver');
  await userEvent.click(section.getByRole('combobox', { name: 'Scheduled ongoing operations' }));
  await userEvent.click(
    within(section.getByRole('listbox', { name: 'Scheduled ongoing operations' })).getByRole('option', { name: 'Yes' }),
  );
  await expectAccessible(page.container);
  const { question, details } = await savedDetails(page);
  expect(question).toContain('Additional insured, ongoing operations, count');
  expect(details).toEqual({
    additionalInsuredOngoing: {
      scopes: ['ongoingOperations'],
      count: 'unlimited',
      text: 'Where required by contract.',
      policyNumber: 'GL-88120',
      scheduledOngoingOperations: true,
      namedEntities: ['Meridian Builders', 'City of Denver'],
    },
  });
});

it('[C08] refuses a count of zero and days in the wrong order, and opens what is folded', async () => {
  const { server } = open({}, [], EDITED);
  const section = await editor();
  await userEvent.type(section.getAllByLabelText('Count (# = Unlimited)')[1]!, '0');
  await userEvent.type(section.getAllByLabelText('Effective from, on the form')[1]!, '2026-05-01');
  await userEvent.type(section.getAllByLabelText('Effective to, on the form')[1]!, '2026-04-01');
  await userEvent.click(section.getAllByText('Advanced configuration')[1]!);
  await userEvent.click(screen.getByRole('button', { name: 'Save…' }));
  expect(await section.findByText('The last day on the form must be after the first.')).toBeInTheDocument();
  expect(section.getAllByText('Enter a count greater than 0')).toHaveLength(3);
  expect(server.callsOf(EDIT)).toHaveLength(0);
  await userEvent.clear(section.getAllByLabelText('Count (# = Unlimited)')[1]!);
  await waitFor(() => expect(section.getAllByText('Enter a count greater than 0')).toHaveLength(2));
});

it('[C08] disables the names of a form without a schedule', async () => {
  open({ endorsementDetails: { waiverOfSubrogation: { scheduledWaiverOfSubrogation: false } } }, [], EDITED);
  const section = await editor();
  expect(section.getAllByLabelText('Named entities')[0]).toBeEnabled();
  expect(section.getAllByLabelText('Named entities')[1]).toBeDisabled();
});

it('[C08] shows each endorsement with its document, and says what is missing', async () => {
  const { container } = open(
    { endorsementDetails: { waiverOfSubrogation: { count: 2, blanketWaiverOfSubrogation: true } } },
    [{ ended: false }, { ended: false }, { ended: true }],
  );
  const list = await card();
  expect(await list.findByText('Missing Additional Endorsement Document')).toBeInTheDocument();
  expect(list.getByText('Agent review required: no count was agreed.')).toBeInTheDocument();
  expect(await list.findByText('The maximum of shares is reached: 2 of 2.')).toBeInTheDocument();
  expect(list.getByText('Blanket waiver of subrogation').nextSibling).toHaveTextContent('Yes');
  await expectAccessible(container);
  await userEvent.click(list.getByRole('link', { name: 'Attach document of Additional insured, ongoing operations' }));
  expect(await screen.findByRole('combobox', { name: 'Document type' })).toHaveTextContent(
    'Endorsement: Additional insured, ongoing operations',
  );
});

it('[C08] names the documents of Canadian general liability as the specification does', async () => {
  open({ region: 'canada' });
  expect(await screen.findByRole('region', { name: 'Applicable Documents' })).toBeInTheDocument();
});

it('[C08] asks before the document of an endorsement is deleted', async () => {
  const { server } = open();
  const list = await card();
  await userEvent.click(await list.findByRole('button', { name: 'Delete document of Waiver of subrogation' }));
  const dialog = await focusedDialog();
  expect(within(dialog).getByText('Do you want to delete document for Waiver of subrogation?')).toBeInTheDocument();
  await userEvent.click(within(dialog).getByRole('button', { name: 'Delete document' }));
  await waitFor(() => expect(server.callsOf(`DELETE document/${WAIVER.id}`)[0]?.headers['If-Match']).toBe('"3"'));
});
