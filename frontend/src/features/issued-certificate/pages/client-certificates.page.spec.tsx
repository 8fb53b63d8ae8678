import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type {
  Certifiable,
  IssuedCertificateRow,
} from '@covertrail/contracts/issued-certificate/issued-certificate.replies';
import { plainHolder } from '@covertrail/domain/insurance/terms/holder-details';
import { viewsMoved } from '#shared/views/views.slice';
import { expectAccessible } from '#testing/accessible';
import { fakeFiles } from '#testing/fake-files';
import { fakeServer, refuse } from '#testing/fake-server';
import { focusedDialog } from '#testing/focused-dialog';
import { rememberSession, renderApp, USER, userDetails } from '#testing/render-app.tsx';

const INSURED = '20000000-0000-4000-8000-000000000001';
const PAGE = `/app/agent-clients/${INSURED}/certificates`;
const LIST = 'GET certificate/list';
const ISSUE = 'POST certificate/issue';
const ELIGIBLE = 'GET certificate/eligible';

const row: IssuedCertificateRow = {
  id: 'x-1',
  number: '25-3F2A9C104B7D',
  form: '25',
  revision: 1,
  insuredId: INSURED,
  insuredName: 'Granite Peak',
  holder: plainHolder({ name: 'Harbor Point LLC', address: null }),
  policyCount: 2,
  issuedOn: '2026-11-21',
  issuedAt: '2026-11-21T15:00:00.000Z',
  issuedBy: 'Priya Anand',
  notAgain: null,
};

const policyOf = (id: string, policyNumber: string, change: object = {}): Certifiable['policies'][number] => ({
  id,
  line: 'generalLiability',
  because: null,
  forms: ['25'],
  carrierName: 'Summit Mutual',
  terms: {
    policyNumber,
    period: { effectiveOn: '2026-07-01', expiresOn: '2027-07-01' },
    endorsements: [],
    descriptionOfOperations: '',
    remarks: [],
  },
  ...change,
});
const certifiable: Certifiable = {
  today: '2026-11-21',
  signature: 'agent',
  forms: ['25'],
  policies: [policyOf('p-1', 'GL-88120'), policyOf('p-2', 'GL-2'), policyOf('p-3', 'GL-3', { because: 'notVerified' })],
};

async function open(path = PAGE, more: Parameters<typeof fakeServer>[0] = {}) {
  rememberSession('agent');
  const server = fakeServer({
    'GET user/userdetails': () => userDetails(['agent']),
    'GET agent/client': () => ({ rows: [{ id: INSURED, name: 'Granite Peak' }], total: 1 }),
    'GET agent/signature': () => ({ id: USER.id, own: true, agency: false }),
    [LIST]: () => ({ rows: [row], total: 1 }),
    'GET certificate/bulk/list': () => ({ rows: [], total: 0 }),
    [ELIGIBLE]: () => certifiable,
    'GET certificate/request-holders': () => [],
    [ISSUE]: () => ({ certificateId: 'x-2', number: '25-0000' }),
    ...more,
  });
  const app = renderApp(path);
  await screen.findByRole('heading', { level: 1 });
  return { server, ...app };
}

describe('certificates of a client [E03]', () => {
  it('are listed with their files, which are downloaded', async () => {
    const { container } = await open();
    expect(await screen.findByText('Harbor Point LLC')).toBeInTheDocument();
    expect(screen.getByText('Issued again 1 time')).toBeInTheDocument();
    await expectAccessible(container);
    const saved = fakeFiles({ 'certificate/file/x-1': new Blob(['%PDF-']) });
    await userEvent.click(screen.getByRole('button', { name: 'Actions: 25-3F2A9C104B7D for Harbor Point LLC' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Download' }));
    await waitFor(() => expect(saved).toEqual(['25-3F2A9C104B7D.pdf']));
  });

  it('are not offered to be issued again where a policy is canceled, and say why [D12]', async () => {
    const canceled = { ...row, notAgain: { line: 'generalLiability', because: 'canceled' } } as const;
    await open(PAGE, { [LIST]: () => ({ rows: [canceled], total: 1 }) });
    expect(
      await screen.findByText('Cannot be issued again: the General liability policy is canceled.'),
    ).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: /^Actions: / }));
    await screen.findByRole('button', { name: 'Download' });
    expect(screen.queryByRole('button', { name: 'Issue again' })).toBeNull();
  });

  it('say why at once where a policy is canceled while they are listed [D12]', async () => {
    const { server, store } = await open();
    await screen.findByText('Harbor Point LLC');
    server.answers[LIST] = () => ({
      rows: [{ ...row, notAgain: { line: 'generalLiability', because: 'canceled' } }],
      total: 1,
    });
    server.at = '0002';
    act(() => {
      store.dispatch(viewsMoved([{ view: 'policies', position: '0002' }]));
    });
    expect(await screen.findByText(/^Cannot be issued again: /)).toBeInTheDocument();
  });

  it('are issued to a holder, of the policies that are chosen; the others say why not', async () => {
    const { server } = await open();
    await userEvent.click(screen.getByRole('button', { name: 'Issue certificate' }));
    const dialog = await focusedDialog(/^Issue certificate/);
    const part = within(dialog);
    expect(await part.findByRole('checkbox', { name: /GL-88120/ })).toBeChecked();
    expect(part.getByText(/GL-3: No agent has approved it as it is now./)).toBeInTheDocument();
    await userEvent.click(part.getByRole('checkbox', { name: /GL-2/ }));
    await userEvent.click(part.getByRole('button', { name: 'Issue certificate' }));
    expect(part.getByText('Please enter your Company Name.')).toBeInTheDocument();
    expect(server.callsOf(ISSUE)).toEqual([]);
    await userEvent.type(part.getByRole('textbox', { name: 'Certificate holder' }), 'Quay Partners');
    await expectAccessible(dialog);
    await userEvent.click(part.getByRole('button', { name: 'Issue certificate' }));
    await waitFor(() => expect(server.callsOf(ISSUE)).toHaveLength(1));
    expect(server.callsOf(ISSUE)[0]!.body).toMatchObject({
      insuredCompanyId: INSURED,
      form: '25',
      holder: { name: 'Quay Partners' },
      policyIds: ['p-1'],
    });
    expect(await screen.findByText('The certificate for Quay Partners was issued.')).toBeInTheDocument();
  });

  it('take the holder from an open request, whose requester has the certificate too', async () => {
    const request = { requestId: 'q-1', number: 'R-1', requesterName: 'Meridian Builders', projectName: 'Union Yard' };
    const { server } = await open(`${PAGE}?issue=1`, {
      'GET certificate/request-holders': () => [
        { ...request, dueOn: '2026-12-05', holder: plainHolder({ name: 'Union Yard Owner', address: null }) },
      ],
    });
    const dialog = within(await focusedDialog(/^Issue certificate/));
    await userEvent.click(await dialog.findByRole('combobox', { name: 'Holder of a request' }));
    await userEvent.click(
      await screen.findByRole('option', { name: 'Meridian Builders, Union Yard, due on 12/05/2026' }),
    );
    expect(dialog.getByRole('textbox', { name: 'Certificate holder' })).toHaveValue('Union Yard Owner');
    await userEvent.click(dialog.getByRole('button', { name: 'Issue certificate' }));
    await waitFor(() => expect(server.callsOf(ISSUE)).toHaveLength(1));
    expect(server.callsOf(ISSUE)[0]!.body).toMatchObject({ requestId: 'q-1', holder: { name: 'Union Yard Owner' } });
  });

  it('show the description as it will be printed, and say what is not', async () => {
    await open(`${PAGE}?issue=1`);
    const dialog = within(await focusedDialog(/^Issue certificate/));
    await userEvent.type(
      await dialog.findByRole('textbox', { name: 'Description of operations, in addition' }),
      'Lot 4. Waiver of subrogation applies.',
    );
    const preview = within(dialog.getByRole('figure', { name: 'Description as it will be printed' }));
    expect(preview.getByText('Lot 4.')).toBeInTheDocument();
    expect(preview.getByRole('status')).toHaveTextContent('Waiver of subrogation applies.');
  });

  it('are not issued where no policy is eligible, or there is no signature', async () => {
    const canceled = policyOf('p-1', 'GL-88120', { because: 'canceled' });
    const { unmount } = await open(`${PAGE}?issue=1`, {
      [ELIGIBLE]: () => ({ ...certifiable, forms: [], policies: [canceled] }),
    });
    expect(await screen.findByText('No policy can be certified today')).toBeInTheDocument();
    expect(screen.getByText(/It is canceled./)).toBeInTheDocument();
    unmount();
    await open(`${PAGE}?issue=1`, { [ELIGIBLE]: () => ({ ...certifiable, signature: null }) });
    expect(await screen.findByText('Your signature is missing')).toBeInTheDocument();
  });

  it('say what the server refused', async () => {
    await open(`${PAGE}?issue=1`, {
      [ISSUE]: () => refuse(404, 'CERTIFICATE.NOT_ELIGIBLE', 'No policies elegible for COI Generation'),
    });
    const dialog = within(await focusedDialog(/^Issue certificate/));
    await userEvent.type(await dialog.findByRole('textbox', { name: 'Certificate holder' }), 'Quay Partners');
    await userEvent.click(dialog.getByRole('button', { name: 'Issue certificate' }));
    expect(await dialog.findByText('No policies elegible for COI Generation')).toBeInTheDocument();
  });
});

describe('an agent without a signature [B05]', () => {
  const HINT = 'Uploading your signature enables the ability to generate Certificates of Insurance on Covertrail.';

  it('reads what it is for, with the way to upload it', async () => {
    const { container } = await open(PAGE, {
      'GET agent/signature': () => ({ id: USER.id, own: false, agency: false }),
    });
    expect(await screen.findByText(HINT)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Upload signature' })).toHaveAttribute('href', '/app/myProfile');
    await expectAccessible(container);
  });

  it.each([
    ['has its own', { own: true, agency: false }],
    ['signs with that of the agency', { own: false, agency: true }],
  ])('reads nothing of it who %s', async (_who, standing) => {
    const { server } = await open(PAGE, { 'GET agent/signature': () => ({ id: USER.id, ...standing }) });
    await waitFor(() => expect(server.callsOf('GET agent/signature')).not.toEqual([]));
    expect(await screen.findByText('Harbor Point LLC')).toBeInTheDocument();
    expect(screen.queryByText(HINT)).toBeNull();
  });
});
