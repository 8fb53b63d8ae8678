import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { dayInZone } from '@covertrail/domain/kernel/dates';
import type { EvidencePackSize } from '@covertrail/contracts/history/evidence.replies';
import { expectAccessible } from '#testing/accessible';
import { fakeFiles } from '#testing/fake-files';
import { fakeServer, UNANSWERED } from '#testing/fake-server';
import { history, TRACKING } from '../testing/history-samples.js';
import { rememberSession, renderApp, USER, userDetails } from '#testing/render-app.tsx';

const ADDRESS = { address1: '12 Mill Road', city: 'Dayton', state: 'OH', postalCode: '45402', country: 'US' };
const SUPPLIER = {
  supplierId: 'c0000000-0000-4000-8000-000000000003',
  supplierName: 'Granite Peak',
  address: ADDRESS,
  trade: null,
  people: [],
  agency: null,
};
const SIZE: EvidencePackSize = {
  documents: 2,
  events: 1_234,
  bytes: 2_400_000,
  start: '2026-01-01',
  today: '2026-11-29',
};

function open() {
  rememberSession('requester');
  fakeServer({
    'GET user/userdetails': () => userDetails(['requester']),
    'GET tracking/t-1/contacts': () => SUPPLIER,
    'GET tracking/t-1/verdict': () => UNANSWERED,
    'GET tracking/t-1/history': () => UNANSWERED,
    'GET tracking/t-1/evidence-pack/size': () => SIZE,
    'GET policy/request/pendinglist': () => ({ rows: [], total: 0 }),
  });
  const saved = fakeFiles({ 'tracking/t-1/evidence-pack': new Blob(['PK']) });
  return { saved, ...renderApp('/app/suppliers/t-1') };
}

it('[J08] makes a pack of chosen days, says what it will hold, and saves it', async () => {
  const { saved } = open();
  await userEvent.click(await screen.findByRole('button', { name: 'Evidence pack' }));
  const dialog = await screen.findByRole('dialog', { name: 'Evidence pack' });
  expect(await within(dialog).findByText(/1,234 events with proofs/)).toBeInTheDocument();
  expect(within(dialog).getByText(/2 documents, in the versions/)).toBeInTheDocument();
  expect(within(dialog).getByText('About 2.4 MB')).toBeInTheDocument();
  await expectAccessible(dialog);
  const from = within(dialog).getByLabelText('From');
  await userEvent.clear(from);
  await userEvent.type(from, '03/01/2026');
  await userEvent.click(await within(dialog).findByRole('button', { name: 'Download pack' }));
  const today = dayInZone(new Date().toISOString(), USER.timeZone);
  await waitFor(() => expect(saved).toEqual([`Evidence Granite Peak 2026-03-01 to ${today}.zip`]));
});

it('[J08] makes a pack of the own record, from the history that a requester has of the company', async () => {
  rememberSession('insured');
  fakeServer({
    'GET user/userdetails': () => userDetails(['insured']),
    [`GET tracking/${TRACKING}/history`]: () => history(undefined),
    [`GET tracking/${TRACKING}/verdict`]: () => UNANSWERED,
    [`GET tracking/${TRACKING}/corrections`]: () => ({ rows: [], total: 0 }),
    [`GET tracking/${TRACKING}/continuity`]: () => UNANSWERED,
    [`GET tracking/${TRACKING}/steps`]: () => ({ steps: [] }),
    [`GET tracking/${TRACKING}/evidence-pack/size`]: () => SIZE,
  });
  const saved = fakeFiles({ [`tracking/${TRACKING}/evidence-pack`]: new Blob(['PK']) });
  renderApp(`/app/suppliers/${TRACKING}/history`);
  await userEvent.click(await screen.findByRole('button', { name: 'Evidence pack' }));
  const dialog = await screen.findByRole('dialog', { name: 'Evidence pack' });
  expect(await within(dialog).findByText(/what was known of/)).toBeInTheDocument();
  await expectAccessible(dialog);
  await userEvent.click(await within(dialog).findByRole('button', { name: 'Download pack' }));
  await waitFor(() => expect(saved).toEqual([expect.stringMatching(/^Evidence .+ to .+\.zip$/)]));
});
