import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { CertificateTransaction } from '@covertrail/contracts/certificate-upload/certificate-upload.replies';
import { expectAccessible } from '#testing/accessible';
import { fakeEvents } from '#testing/fake-events';
import { fakeFiles } from '#testing/fake-files';
import { fakeServer, refuse } from '#testing/fake-server';
import { rememberSession, renderApp, userDetails } from '#testing/render-app.tsx';

const PATH = 'pendinginsuredrequest/certificateupload';
const UPLOAD = `POST ${PATH}`;
const [SUPPLIER, PROJECT, ID] = [1, 2, 3].map((n) => `00000000-0000-4000-8000-00000000000${n}`) as [
  string,
  string,
  string,
];
const TRANSACTION: CertificateTransaction = {
  transactionId: ID,
  fileName: 'COI.pdf',
  bytes: 48_000,
  additional: ['W-9.png'],
  uploadedAs: 'requester',
  isOwn: true,
  uploadedAt: '2026-11-21T10:00:00.000Z',
  priority: 'priority',
  status: 'scan',
  reason: 'CERTIFICATE.SCAN',
  counts: null,
  attemptsLeft: 4,
};
const pdf = (name: string) => new File(['%PDF-'], name, { type: 'application/pdf' });
const png = (name: string) => new File(['x'], name, { type: 'image/png' });
const page = new File(['x'], 'page.html', { type: 'text/html' });

/** What the forms of the page held, in their order. */
function watchForms(): FormData[] {
  const forms: FormData[] = [];
  const answered = globalThis.fetch;
  globalThis.fetch = ((address: string, init: RequestInit) => {
    if (init.body instanceof FormData) forms.push(init.body);
    return answered(address, init);
  }) as typeof fetch;
  return forms;
}

function open(answers: Parameters<typeof fakeServer>[0] = {}) {
  rememberSession('requester');
  const server = fakeServer({
    'GET user/userdetails': () => userDetails(['requester']),
    'GET notifications': () => ({ notifications: [], totalNotificationsCount: 0, unreadNotificationCount: 0 }),
    'GET pendinginsuredrequest/transactions': () => [],
    'GET dashboard/tracked': () => ({
      rows: [{ id: ID, supplierId: SUPPLIER, supplierName: 'Granite Peak', projectId: PROJECT, projectName: 'Yard' }],
      total: 1,
    }),
    [UPLOAD]: () => ({ transactionId: ID, fileName: 'COI.pdf', duplicateOf: null }),
    ...answers,
  });
  fakeFiles({});
  return server;
}

const choose = async (label: string, ...files: File[]) =>
  userEvent.upload(await screen.findByLabelText<HTMLInputElement>(label, { exact: false, selector: 'input' }), files, {
    applyAccept: false,
  });

async function chooseSupplier() {
  await userEvent.type(await screen.findByRole('combobox', { name: /Supplier and project/ }), 'Gran');
  await userEvent.click(await screen.findByRole('option', { name: /Granite Peak/ }));
}

describe('the page on which a requester uploads a certificate [I05]', () => {
  it('sends one PDF with what belongs to it, for a supplier of a project, with a priority [E01] [D10]', async () => {
    const server = open();
    const forms = watchForms();
    const { container } = renderApp('/app/grms/upload-certificate');
    await chooseSupplier();
    await choose('Insurance certificate', pdf('old.pdf'));
    await choose('Insurance certificate', pdf('COI.pdf'));
    expect(screen.queryByText(/old\.pdf/)).not.toBeInTheDocument();
    await choose('Additional files', png('W-9.png'), page);
    expect(screen.getByText(/image or pdf only, as mentioned above/)).toBeInTheDocument();
    await expectAccessible(container);
    expect(screen.getByText('Use this option for priority requests only')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Priority Request' }));
    await userEvent.click(screen.getByRole('button', { name: 'Submit' }));
    await waitFor(() => expect(server.callsOf(UPLOAD)).toHaveLength(1));
    const [call] = server.callsOf(UPLOAD);
    expect(Object.fromEntries(call!.query)).toEqual({ insuredCompanyId: SUPPLIER, projectId: PROJECT });
    expect([...forms[0]!.keys()]).toEqual(['request', 'multipartFiles', 'multipartFiles']);
    expect(JSON.parse(forms[0]!.get('request') as string)).toEqual({
      insuredCompanyId: SUPPLIER,
      projectId: PROJECT,
      priority: 'priority',
    });
    expect(forms[0]!.getAll('multipartFiles').map((file) => (file as File).name)).toEqual(['COI.pdf', 'W-9.png']);
  });

  it('says what is missing or wrong before anything is sent, and warns of a name that is there already', async () => {
    const server = open();
    renderApp('/app/grms/upload-certificate');
    await userEvent.click(await screen.findByRole('button', { name: 'Submit' }));
    expect(screen.getByText('Please choose the supplier.')).toBeInTheDocument();
    expect(screen.getByText('Please choose a file.')).toBeInTheDocument();
    await choose('Insurance certificate', png('photo.png'));
    expect(screen.getByText('File not supported. Please upload pdf only.')).toBeInTheDocument();
    await choose('Additional files', pdf('a.pdf'));
    await choose('Additional files', pdf('a.pdf'));
    expect(screen.getByText('a.pdf is already uploaded, please upload new document.')).toBeInTheDocument();
    const large = pdf('large.pdf');
    Object.defineProperty(large, 'size', { value: 20_480_001 });
    await choose('Additional files', large);
    expect(screen.getByText('File large.pdf size should be less than 20 MB !!')).toBeInTheDocument();
    expect(server.callsOf(UPLOAD)).toEqual([]);
  });

  it('names the progress that it follows, and shows it until 100 [E01]', async () => {
    open();
    const forms = watchForms();
    const stream = fakeEvents('progress');
    renderApp('/app/grms/upload-certificate');
    await chooseSupplier();
    await choose('Insurance certificate', pdf('COI.pdf'));
    await userEvent.click(screen.getByRole('button', { name: 'Submit' }));
    await stream.send('data: guid-1\n\n');
    await waitFor(() => expect(forms).toHaveLength(1));
    expect(JSON.parse(forms[0]!.get('request') as string)).toMatchObject({ guid: 'guid-1' });
    await stream.send('event: guid-1\ndata: 50\n\n');
    expect(await screen.findByText('The certificate is being read: 50 %')).toBeInTheDocument();
    await stream.send('event: guid-1\ndata: 100\n\n');
    await waitFor(() => expect(screen.queryByText(/is being read/)).not.toBeInTheDocument());
  });

  it('keeps what was chosen where the server refuses it, with its words', async () => {
    open({ [UPLOAD]: () => refuse(422, 'FILE.PDF_LOCKED', 'This PDF opens only with a password.') });
    renderApp('/app/grms/upload-certificate');
    await chooseSupplier();
    await choose('Insurance certificate', pdf('COI.pdf'));
    await userEvent.click(screen.getByRole('button', { name: 'Submit' }));
    expect(await screen.findByText('This PDF opens only with a password.')).toBeInTheDocument();
    expect(screen.getByText(/COI\.pdf/)).toBeInTheDocument();
    await choose('Insurance certificate', pdf('Unlocked.pdf'));
    expect(screen.queryByText('This PDF opens only with a password.')).toBeNull();
  });

  it('lists transactions, and offers Cancel, Retry and Continue for one that could not be read [E02]', async () => {
    const server = open({
      'GET pendinginsuredrequest/transactions': () => [TRANSACTION],
      'POST extract/coiExtraction': () => ({ transactionId: ID }),
      'POST extract/coiExtraction/continue': () => ({ transactionId: ID }),
    });
    renderApp('/app/grms/upload-certificate');
    const table = within(await screen.findByRole('table', { name: 'Uploaded certificates' }));
    expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Transaction ID',
      'File Name',
      'Uploaded',
      'State',
    ]);
    expect(table.getByText(ID)).toBeInTheDocument();
    const failed = within(screen.getByRole('alert'));
    expect(failed.getByText('Unable to process Certificate of Insurance')).toBeInTheDocument();
    expect(failed.getByText(/non-scanned, non-faxed PDF/)).toBeInTheDocument();
    expect(failed.getByText(/^It can be read again 4 times\./)).toBeInTheDocument();
    await userEvent.click(failed.getByRole('button', { name: 'Retry COI.pdf' }));
    await waitFor(() => expect(server.callsOf('POST extract/coiExtraction')[0]?.body).toEqual({ transactionId: ID }));
    await waitFor(() => expect(screen.getByRole('alert')).toHaveFocus());
    expect(failed.getByRole('button', { name: 'Cancel COI.pdf' })).toBeInTheDocument();
    expect(failed.getByRole('button', { name: 'Continue COI.pdf' })).toBeInTheDocument();
  });

  it('offers no Retry for one that was read as often as it may be, and says why [E02]', async () => {
    open({ 'GET pendinginsuredrequest/transactions': () => [{ ...TRANSACTION, attemptsLeft: 0 }] });
    renderApp('/app/grms/upload-certificate');
    const failed = within(await screen.findByRole('alert'));
    expect(failed.getByText(/^This certificate was read several times without a result\./)).toBeInTheDocument();
    expect(failed.queryByRole('button', { name: /^Retry/ })).toBeNull();
    expect(failed.getByRole('button', { name: 'Continue COI.pdf' })).toBeEnabled();
  });
});
