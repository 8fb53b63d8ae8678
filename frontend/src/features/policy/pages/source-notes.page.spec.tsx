/** @run rest: long forms, filled in key by key. */
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { DocumentRow } from '@covertrail/contracts/document/document.replies';
import type { PolicyDetails } from '@covertrail/contracts/policy/policy.replies';
import { expectAccessible } from '#testing/accessible';
import { fakeServer } from '#testing/fake-server';
import { focusedDialog } from '#testing/focused-dialog';
import { rememberSession, renderApp, userDetails } from '#testing/render-app.tsx';
import { limitsPage, providedPolicy } from '../testing/sample-cards.js';
import { policyDetails } from '../testing/sample-policy.js';

const { id, sources } = policyDetails();
const VERSION = {
  version: 1,
  name: 'COI 2026.pdf',
  contentType: 'application/pdf',
  bytes: 1_000,
  sha256: 'a'.repeat(64),
  attachedAt: '2026-11-21T09:00:00.000Z',
  attachedBy: 'Ines Calder',
};
const CERTIFICATE: DocumentRow = {
  id: '88888888-8888-4888-8888-888888888888',
  policyId: id,
  documentType: 1,
  endorsement: null,
  revision: 0,
  versions: [VERSION],
  ...VERSION,
};
const REVERIFY = `PUT policy/reverify/${id}`;
const VERIFIED = /^Verified by the agent on 06\/20\/2020, \d+ years ago$/;

function open(policy: PolicyDetails, role: 'insured' | 'agent' = 'agent', search = '') {
  rememberSession(role);
  const server = fakeServer({
    'GET user/userdetails': () => userDetails([role]),
    [`GET policy/${id}`]: () => policy,
    'GET policy/details/insurer/verify': () => ({
      matched: true,
      carrier: { id: 'c', name: 'Summit Mutual', naic: '24112', rating: null },
      notice: null,
    }),
    [REVERIFY]: () => ({ policyId: id }),
  });
  return { server, ...renderApp(`/app/policies/${id}${search}`) };
}

it('[H12] says beside each section of a policy where it comes from and how old it is, and nothing where nothing is stated', async () => {
  const typed = { kind: 'typedByInsured', on: '2020-07-01' } as const;
  const { container } = open(policyDetails({ sources: { ...sources, limits: typed } }));
  expect(await screen.findByRole('region', { name: 'Limits' })).toHaveTextContent(
    /Typed by the insured on 07\/01\/2020, \d+ years ago/,
  );
  expect(screen.getAllByText(VERIFIED).length).toBeGreaterThan(0);
  expect(screen.getByRole('region', { name: 'Endorsements and documents' })).not.toHaveTextContent(/ago/);
  await expectAccessible(container);
});

it('[H12] says it in the cards above the terms too: limits, rating, and endorsements with what they state', async () => {
  const { terms } = policyDetails();
  const typed = { kind: 'typedByInsured', on: '2020-07-01' } as const;
  open(
    policyDetails({
      terms: { ...terms, endorsements: [{ code: 'waiverOfSubrogation', grade: 'claimed' }], notes: 'Depot.' },
      sources: { ...sources, endorsements: sources.limits, endorsementDetails: typed, notes: typed },
    }),
  );
  const TYPED = /Typed by the insured on 07\/01\/2020, \d+ years ago/;
  expect(await screen.findByRole('region', { name: 'Endorsements and documents' })).toHaveTextContent(TYPED);
  expect(screen.getByRole('region', { name: 'Limit Types' })).toHaveTextContent(
    /Verified by the agent on 06\/20\/2020/,
  );
  expect(screen.getByRole('region', { name: 'AM Best rating' })).toHaveTextContent(
    /Published by AM Best, since 05\/04\/2020, \d+ years ago/,
  );
  expect(screen.getByRole('region', { name: 'Notes' })).toHaveTextContent(TYPED);
});

it('[H12] says of the last edit alone that the insured typed it: all else is as the agent verified it', async () => {
  const typed = { kind: 'typedByInsured', on: '2020-07-01' } as const;
  open(
    policyDetails({
      sources: { ...sources, limits: typed },
      unchanged: {
        limits: { kind: 'verifiedByAgent', on: '2020-06-20' },
        period: { kind: 'enteredByAgent', on: '2020-06-02' },
      },
    }),
  );
  expect(await screen.findByRole('region', { name: 'Limits' })).toHaveTextContent(
    /Last change: Typed by the insured on 07\/01\/2020, \d+ years ago\s*All else: Verified by the agent on 06\/20\/2020/,
  );
  expect(screen.getByRole('region', { name: 'Policy' })).toHaveTextContent(
    /All else: Entered by the agent on 06\/02\/2020/,
  );
});

it('[H12] names of several values the one that is proven least', async () => {
  open(policyDetails({ sources: { ...sources, carrier: { kind: 'readFromCertificate', on: '2020-06-25' } } }));
  expect(await screen.findByRole('region', { name: 'Policy' })).toHaveTextContent(
    /Read from a certificate on 06\/25\/2020/,
  );
});

it('[H12] lets an agent verify a verified policy again', async () => {
  const { server } = open(policyDetails({ mayReverify: true }));
  await userEvent.click(await screen.findByRole('button', { name: 'More' }));
  await userEvent.click(screen.getByRole('button', { name: 'Verify again' }));
  expect(await screen.findByText('Policy BA-33071 was verified again today.')).toBeInTheDocument();
  expect(server.callsOf(REVERIFY)).toHaveLength(1);
});

it('[H12] asks on which certificate the new values were read, and says what that means', async () => {
  const { server } = open(policyDetails(), 'agent', '?edit=policy');
  server.answers[`GET policy/${id}/documents`] = () => [CERTIFICATE];
  server.answers['PUT policy/editpolicy'] = () => ({ policyId: id });
  const number = await screen.findByLabelText(/Policy number/);
  await userEvent.clear(number);
  await userEvent.type(number, 'BA-33072');
  await userEvent.click(screen.getByRole('button', { name: 'Save…' }));
  const dialog = await focusedDialog('Save 1 change?');
  await userEvent.click(within(dialog).getByLabelText('I am correcting a mistake'));
  await userEvent.type(within(dialog).getByLabelText(/Reason/), 'Two digits swapped.');
  const combobox = within(dialog).getByRole('combobox', { name: 'Where did you read the new values?' });
  expect(combobox).toHaveTextContent('In the policy');
  await userEvent.click(combobox);
  await userEvent.click(within(dialog).getByRole('option', { name: 'On the certificate COI 2026.pdf' }));
  expect(within(dialog).getByText(/recorded as claimed on it/)).toBeInTheDocument();
  await userEvent.click(within(dialog).getByRole('button', { name: 'Save changes' }));
  await waitFor(() => expect(server.callsOf('PUT policy/editpolicy')).toHaveLength(1));
  expect(server.callsOf('PUT policy/editpolicy')[0]!.body).toMatchObject({
    enteredWrongly: true,
    certificateId: CERTIFICATE.id,
  });
});

it('[H12] names the certificate beside the values that are claimed on it', async () => {
  open(
    policyDetails({
      sources: {
        ...sources,
        limits: {
          kind: 'claimedOnCertificate',
          on: '2020-07-01',
          evidence: { name: 'COI 2026.pdf', sha256: CERTIFICATE.sha256, documentId: CERTIFICATE.id },
        },
      },
    }),
  );
  expect(await screen.findByRole('region', { name: 'Limits' })).toHaveTextContent(
    /Claimed on a certificate \(COI 2026\.pdf\) on 07\/01\/2020, \d+ years ago/,
  );
});

it('[H12] offers Verify again to nobody but the agent', async () => {
  open(policyDetails(), 'insured');
  await userEvent.click(await screen.findByRole('button', { name: 'More' }));
  expect(screen.getByRole('button', { name: 'Cancel policy…' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Verify again' })).toBeNull();
});

it('[H12] shows the requester where each part of a provided policy comes from', async () => {
  rememberSession('requester');
  const { terms } = policyDetails();
  const stated = providedPolicy({
    terms: {
      ...terms,
      endorsements: [{ code: 'waiverOfSubrogation', grade: 'claimed' }],
      remarks: ['Depot in Denver only.'],
    },
    sources: {
      ...sources,
      endorsements: { kind: 'typedByInsured', on: '2020-07-01' },
      remarks: { kind: 'enteredByAgent', on: '2020-06-21' },
    },
  });
  fakeServer({
    'GET user/userdetails': () => userDetails(['requester']),
    'GET tracking/t-1/coverage': () => [stated],
    'GET tracking/t-1/verdict': () => ({
      supplierName: 'Granite Peak',
      projectName: 'Union Yard',
      findings: [],
      toDecide: [],
    }),
    'POST policy/getLimitDetails': () => limitsPage(),
    'GET tracking/t-1/documents': () => [],
  });
  renderApp('/app/suppliers/t-1/coverage');
  expect(await screen.findByRole('region', { name: 'Limit Types' })).toHaveTextContent(
    /Verified by the agent on 06\/20\/2020/,
  );
  expect(screen.getByRole('region', { name: 'Insurer details' })).toHaveTextContent(
    /Verified by the agent on 06\/20\/2020/,
  );
  expect(screen.getByRole('region', { name: 'Endorsements and documents' })).toHaveTextContent(
    /Typed by the insured on 07\/01\/2020/,
  );
  expect(screen.getByRole('region', { name: 'Provided Additional Remarks' })).toHaveTextContent(
    /Entered by the agent on 06\/21\/2020/,
  );
});
