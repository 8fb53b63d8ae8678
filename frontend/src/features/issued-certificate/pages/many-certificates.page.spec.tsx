import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type {
  CertificateBatchOutcome,
  CertificateBatchProgress,
} from '@covertrail/contracts/certificate-batch/certificate-batch.replies';
import type { BookedHolderRow } from '@covertrail/contracts/holder-book/holder-book.replies';
import type { Certifiable } from '@covertrail/contracts/issued-certificate/issued-certificate.replies';
import { plainHolder } from '@covertrail/domain/insurance/terms/holder-details';
import { expectAccessible } from '#testing/accessible';
import { fakeFiles } from '#testing/fake-files';
import { fakeServer, refuse } from '#testing/fake-server';
import { focusedDialog } from '#testing/focused-dialog';
import { rememberSession, renderApp, USER, userDetails } from '#testing/render-app.tsx';

const INSURED = '20000000-0000-4000-8000-000000000001';
const CHOICE = `/app/agent-clients/${INSURED}/certificates/many`;
const ISSUE = 'POST certificate/bulk/issue';

const booked = (id: string, name: string): BookedHolderRow => ({
  id,
  ownerId: INSURED,
  ownerName: 'Granite Peak',
  holder: plainHolder({ name, address: null }),
  changedAt: '2026-11-01T09:00:00.000Z',
  revision: 0,
});
const certifiable: Certifiable = {
  today: '2026-11-21',
  signature: 'agent',
  forms: ['25'],
  policies: [
    {
      id: 'p-1',
      line: 'generalLiability',
      because: null,
      forms: ['25'],
      carrierName: 'Summit Mutual',
      terms: {
        policyNumber: 'GL-88120',
        period: { effectiveOn: '2026-07-01', expiresOn: '2027-07-01' },
        endorsements: [],
        descriptionOfOperations: '',
        remarks: [],
      },
    },
  ],
};
const batch: CertificateBatchProgress = {
  id: 'b-1',
  insuredId: INSURED,
  agencyId: USER.companyId ?? '',
  policyIds: ['p-1'],
  form: '25',
  count: 3,
  done: 3,
  issued: 1,
  alreadyHas: 1,
  refused: 1,
  stage: 'completed',
  startedAt: '2026-11-21T15:00:00.000Z',
};
const outcome = (row: number, more: Partial<CertificateBatchOutcome>): CertificateBatchOutcome => ({
  id: `b-1-${row}`,
  row,
  holderName: `Holder ${row}`,
  holderAddress: '',
  outcome: 'issued',
  certificateId: `x-${row}`,
  number: `25-${row}`,
  message: null,
  ...more,
});
const OUTCOMES = [
  outcome(1, {}),
  outcome(2, { outcome: 'alreadyHas' }),
  outcome(3, { outcome: 'refused', certificateId: null, number: '', message: 'It does not fit.' }),
];

async function open(path: string, more: Parameters<typeof fakeServer>[0] = {}) {
  rememberSession('agent');
  const server = fakeServer({
    'GET user/userdetails': () => userDetails(['agent']),
    'GET agent/client': () => ({ rows: [{ id: INSURED, name: 'Granite Peak' }], total: 1 }),
    'GET agent/signature': () => ({ id: USER.id, own: true, agency: false }),
    'GET agent/addressbook': () => ({ rows: [booked('h-1', 'Harbor Point'), booked('h-2', 'Quay')], total: 2 }),
    'GET certificate/eligible': () => certifiable,
    [ISSUE]: () => ({ batchId: 'b-1' }),
    'GET certificate/bulk/details/b-1': () => batch,
    'GET certificate/bulk/rows/b-1': ({ query }) => {
      const rows = OUTCOMES.filter((each) => !query.get('outcome') || each.outcome === query.get('outcome'));
      return { rows, total: rows.length };
    },
    ...more,
  });
  const app = renderApp(path);
  await screen.findByRole('heading', { level: 1 });
  return { server, ...app };
}

describe('certificates for many holders [E03]', () => {
  it('are issued to the holders that are chosen by keyboard, with the first as it will be printed, and lead to their outcomes', async () => {
    const { server, container } = await open(CHOICE);
    (await screen.findByRole('checkbox', { name: /Harbor Point/ })).focus();
    await userEvent.keyboard(' ');
    await expectAccessible(container);
    await userEvent.click(screen.getByRole('checkbox', { name: /Quay/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Issue certificates…' }));
    const dialog = await focusedDialog('Issue to 2 holders');
    const part = within(dialog);
    const first = within(await part.findByRole('region', { name: 'The first certificate as it will be printed' }));
    expect(first.getByText('The first of 2')).toBeInTheDocument();
    expect(first.getByText('Harbor Point')).toBeInTheDocument();
    await userEvent.type(part.getByRole('textbox', { name: 'Description of operations, for all of them' }), 'Lot 4.');
    await expectAccessible(dialog);
    await userEvent.click(part.getByRole('button', { name: 'Issue to 2 holders' }));
    await waitFor(() => expect(server.callsOf(ISSUE)).toHaveLength(1));
    expect(server.callsOf(ISSUE)[0]!.body).toEqual({
      insuredCompanyId: INSURED,
      form: '25',
      policyIds: ['p-1'],
      description: 'Lot 4.',
      holders: [{ holderId: 'h-1' }, { holderId: 'h-2' }],
    });
    expect(await screen.findByRole('heading', { name: 'Certificates for many' })).toBeInTheDocument();
  });

  it('are issued to those who have a policy by a share', async () => {
    const { server } = await open(CHOICE);
    await userEvent.click(await screen.findByRole('button', { name: 'Those who have a policy shared…' }));
    const dialog = within(await focusedDialog(/^Issue to those/));
    await userEvent.click(await dialog.findByRole('button', { name: 'Issue to those who have it shared' }));
    await waitFor(() => expect(server.callsOf(ISSUE)).toHaveLength(1));
    expect(server.callsOf(ISSUE)[0]!.body).toEqual({ insuredCompanyId: INSURED, form: '25', policyIds: ['p-1'] });
  });

  it('say what the server refused', async () => {
    await open(CHOICE, { [ISSUE]: () => refuse(422, 'CERTIFICATE_BATCH.EMPTY', 'Nobody would get a certificate.') });
    await userEvent.click(await screen.findByRole('button', { name: 'Those who have a policy shared…' }));
    const dialog = within(await focusedDialog(/^Issue to those/));
    await userEvent.click(await dialog.findByRole('button', { name: 'Issue to those who have it shared' }));
    expect(await dialog.findByText('Nobody would get a certificate.')).toBeInTheDocument();
  });

  it('show how far they are, what became of each holder and why, each with its file', async () => {
    const { container } = await open(`${CHOICE}/b-1`);
    expect(
      await screen.findByText('All 3 had their turn. 1 issued, 1 had the same already, 1 not issued.'),
    ).toBeInTheDocument();
    expect(await screen.findByText('It does not fit.')).toBeInTheDocument();
    await expectAccessible(container);
    const saved = fakeFiles({ 'certificate/file/x-1': new Blob(['%PDF-']) });
    await userEvent.click(screen.getByRole('button', { name: 'Actions: 25-1 for Holder 1' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Download' }));
    await waitFor(() => expect(saved).toEqual(['25-1.pdf']));
  });

  it('are listed with the certificates of the client', async () => {
    await open(`/app/agent-clients/${INSURED}/certificates`, {
      'GET certificate/list': () => ({ rows: [], total: 0 }),
      'GET certificate/bulk/list': () => ({ rows: [{ ...batch, stage: 'running', done: 2 }], total: 1 }),
    });
    expect(await screen.findByRole('link', { name: '11/21/2026, 3 holders' })).toHaveAttribute('href', `${CHOICE}/b-1`);
    expect(screen.getByText(/^2 of 3 had their turn. It goes on/)).toBeInTheDocument();
  });
});
