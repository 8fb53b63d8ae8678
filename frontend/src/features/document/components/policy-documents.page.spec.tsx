/** @run rest: long forms, filled in key by key. */
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { DocumentRow } from '@covertrail/contracts/document/document.replies';
import { LARGEST_UPLOAD } from '@covertrail/domain/kernel/upload-kinds';
import { policyDetails } from '../../policy/testing/sample-policy.js';
import { expectAccessible } from '#testing/accessible';
import { fakeEvents } from '#testing/fake-events';
import { fakeFiles } from '#testing/fake-files';
import { fakeServer, refuse } from '#testing/fake-server';
import { focusedDialog } from '#testing/focused-dialog';
import { rememberSession, renderApp, userDetails } from '#testing/render-app.tsx';
import { documentRow } from '../testing/sample-document.js';

const policy = policyDetails({
  terms: { ...policyDetails().terms, endorsements: [{ code: 'waiverOfSubrogation', grade: 'seen' }] },
});
const { id } = policy;
const ATTACH = 'POST document';
const pdf = (name: string, type = 'application/pdf') => new File(['%PDF-1.7'], name, { type });

function open(
  rows: readonly DocumentRow[] = [documentRow()],
  mayAttach = true,
  archive: Blob | Promise<Blob> = new Blob(['PK']),
) {
  rememberSession('insured');
  const held = { rows };
  const server = fakeServer({
    'GET user/userdetails': () => userDetails(['insured']),
    [`GET policy/${id}`]: () => ({ ...policy, mayAttach }),
    'GET policy/details/insurer/verify': () => ({ matched: true, carrier: null, notice: null }),
    [`GET policy/${id}/documents`]: () => held.rows,
    'POST document/file': () => ({
      uploadId: 'up-1',
      fileName: 'x.pdf',
      contentType: 'application/pdf',
      bytes: 8,
      sha256: '',
    }),
    [ATTACH]: () => ({ documentId: 'd-2' }),
  });
  const saved = fakeFiles({
    // A Blob of jsdom cannot be read.
    [`document/${documentRow().id}/file`]: Object.assign(new Blob(['%PDF']), {
      arrayBuffer: () => Promise.resolve(new ArrayBuffer(4)),
    }),
    [`policy/${id}/documents/zip`]: archive,
  });
  return { server, held, saved, ...renderApp(`/app/policies/${id}?tab=documents`) };
}

const input = () => screen.findByLabelText('Files to upload');
const take = async (...files: File[]) => fireEvent.change(await input(), { target: { files } });

it('[C17] lists documents with their versions, shows one in the page, and downloads one or all', async () => {
  const { container, saved } = open();
  await userEvent.click(await screen.findByRole('button', { name: 'Preview COI 2026.pdf' }));
  const dialog = await focusedDialog('COI 2026.pdf');
  expect(await within(dialog).findByText('Page 1 of 2')).toBeInTheDocument();
  await userEvent.click(within(dialog).getByRole('button', { name: 'Next page' }));
  expect(within(dialog).getByRole('img', { name: 'Page 2 of COI 2026.pdf' })).toBeInTheDocument();
  expect(within(dialog).getByRole('button', { name: 'Next page' })).toBeDisabled();
  await userEvent.click(within(dialog).getByRole('button', { name: 'Download' }));
  expect(await screen.findByText('COI 2026.pdf download successfully.')).toBeInTheDocument();
  await userEvent.click(within(dialog).getAllByRole('button', { name: 'Close' })[0]!);
  await userEvent.click(screen.getByText('1 earlier version'));
  expect(screen.getByRole('button', { name: 'Version 1: COI 2025.pdf' })).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Download all' }));
  await waitFor(() => expect(saved).toEqual(['COI 2026.pdf', 'BA-33071 documents.zip']));
  await expectAccessible(container);
});

it('[C17] uploads what is dropped or chosen, and shows its progress', async () => {
  const { server, held } = open([]);
  await screen.findByText('No documents yet');
  server.answers[ATTACH] = () => {
    held.rows = [documentRow({ name: 'dropped.pdf' })];
    server.at = '0009';
    return { documentId: 'd-2' };
  };
  fireEvent.drop(await input(), { dataTransfer: { files: [pdf('dropped.pdf')] } });
  expect(await screen.findByRole('progressbar', { name: 'Upload of dropped.pdf' })).toHaveAttribute('value', '50');
  expect(await screen.findByRole('button', { name: 'Preview dropped.pdf' })).toBeInTheDocument();
  expect(server.callsOf(ATTACH)[0]!.body).toEqual({ policyId: id, documentType: 4, uploadId: 'up-1' });
  expect(screen.queryByRole('progressbar')).toBeNull();
});

it('[C17] says what is wrong with a file before it is sent', async () => {
  const { server } = open();
  const large = pdf('large.pdf');
  Object.defineProperty(large, 'size', { value: LARGEST_UPLOAD + 1 });
  await take(pdf('COI 2026.pdf'), pdf('letter.docx', 'application/msword'), large);
  expect(await screen.findByText('COI 2026.pdf is already uploaded, please upload new document.')).toBeInTheDocument();
  expect(
    screen.getByText('File not supported. Please upload image or pdf only, as mentioned above.'),
  ).toBeInTheDocument();
  expect(screen.getByText('File large.pdf size should be less than 20 MB !!')).toBeInTheDocument();
  expect(server.callsOf('POST document/file')).toHaveLength(0);
  await userEvent.click(screen.getByRole('button', { name: 'Dismiss letter.docx' }));
  expect(screen.queryByText('letter.docx')).toBeNull();
});

it('[C08] takes one document for an endorsement of the policy', async () => {
  const { server } = open();
  await userEvent.click(await screen.findByRole('combobox', { name: 'Document type' }));
  await userEvent.click(screen.getByRole('option', { name: 'Endorsement: Waiver of subrogation' }));
  await take(pdf('a.pdf'), pdf('b.pdf'));
  expect(await screen.findAllByText('Only One document is allowed.')).toHaveLength(2);
  server.answers[ATTACH] = () => refuse(409, 'DOCUMENT.ONLY_ONE', 'Only One document is allowed.');
  await take(pdf('c.pdf'));
  await waitFor(() => expect(screen.getAllByText('Only One document is allowed.')).toHaveLength(3));
  expect(server.callsOf(ATTACH)[0]!.body).toMatchObject({ documentType: 3, endorsement: 'waiverOfSubrogation' });
});

it('[C17] replaces and deletes a document, and offers neither to those who may only read', async () => {
  const { server, unmount } = open();
  const row = documentRow();
  server.answers[`PUT document/${row.id}`] = () => ({ documentId: row.id });
  server.answers[`DELETE document/${row.id}`] = () => ({ documentId: row.id });
  fireEvent.change(await screen.findByLabelText('New version of COI 2026.pdf'), {
    target: { files: [pdf('COI 2027.pdf')] },
  });
  await waitFor(() => expect(server.callsOf(`PUT document/${row.id}`)[0]?.headers['If-Match']).toBe('"1"'));
  await userEvent.click(screen.getByRole('button', { name: 'Delete COI 2026.pdf' }));
  const dialog = await focusedDialog();
  expect(within(dialog).getByText('Do you want to delete document for COI 2026.pdf?')).toBeInTheDocument();
  await userEvent.click(within(dialog).getByRole('button', { name: 'Delete document' }));
  await waitFor(() => expect(server.callsOf(`DELETE document/${row.id}`)).toHaveLength(1));
  unmount();
  open([documentRow()], false);
  expect(await screen.findByRole('button', { name: 'Preview COI 2026.pdf' })).toBeInTheDocument();
  expect(screen.queryByLabelText('Files to upload')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Delete COI 2026.pdf' })).toBeNull();
});

it('[C17] changes what a document is, and leaves the document of an endorsement as it is', async () => {
  const row = documentRow();
  const form = documentRow({
    id: `6${row.id.slice(1)}`,
    name: 'form.pdf',
    documentType: 3,
    endorsement: 'waiverOfSubrogation',
  });
  const { server } = open([row, form]);
  server.answers[`PUT document/${row.id}/type`] = () => ({ documentId: row.id });
  await userEvent.click(await screen.findByRole('button', { name: 'Change the type of COI 2026.pdf' }));
  expect(screen.queryByRole('button', { name: 'Change the type of form.pdf' })).toBeNull();
  const dialog = await focusedDialog('Change document type');
  expect(within(dialog).getByRole('button', { name: 'Change type' })).toBeDisabled();
  await expectAccessible(dialog);
  await userEvent.click(within(dialog).getByRole('combobox', { name: 'Document type' }));
  await userEvent.click(within(dialog).getByRole('option', { name: 'Policy' }));
  await userEvent.click(within(dialog).getByRole('button', { name: 'Change type' }));
  await waitFor(() => expect(server.callsOf(`PUT document/${row.id}/type`)).toHaveLength(1));
  const [sent] = server.callsOf(`PUT document/${row.id}/type`);
  expect([sent!.body, sent!.headers['If-Match']]).toEqual([{ documentType: 5 }, '"1"']);
});

it('[C17] shows the progress of an archive by the identifier of its stream', async () => {
  let arrive: (archive: Blob) => void = () => undefined;
  const { container, saved } = open([documentRow()], true, new Promise<Blob>((resolve) => (arrive = resolve)));
  const stream = fakeEvents('progress');
  await userEvent.click(await screen.findByRole('button', { name: 'Download all' }));
  expect(await screen.findByText('Preparing')).toBeInTheDocument();
  await stream.send('data: g-1\n\nevent: g-1\nda');
  await stream.send('ta: 40\n\nevent: g-2\ndata: 90\n\n');
  expect(await screen.findByText('40 %')).toBeInTheDocument();
  expect(stream.askedAfter).toMatch(/documents\/zip\?guid=g-1$/);
  expect(screen.getByRole('progressbar', { name: 'Download all' })).toHaveAttribute('value', '40');
  await expectAccessible(container);
  arrive(new Blob(['PK']));
  await waitFor(() => expect(saved).toEqual(['BA-33071 documents.zip']));
  expect(await screen.findByRole('button', { name: 'Download all' })).toBeInTheDocument();
  expect(stream.left()).toBe(true);
});

it('[C17] cancels an archive without a message, also when the person leaves', async () => {
  const { saved, unmount } = open([documentRow()], true, new Promise(() => undefined));
  const stream = fakeEvents('progress');
  await userEvent.click(await screen.findByRole('button', { name: 'Download all' }));
  await stream.send('data: g-1\n\n');
  await waitFor(() => expect(stream.askedAfter).toContain('guid=g-1'));
  await userEvent.click(screen.getByRole('button', { name: 'Cancel download' }));
  const again = await screen.findByRole('button', { name: 'Download all' });
  expect(stream.left()).toBe(true);
  await userEvent.click(again);
  await waitFor(() => expect(stream.left()).toBe(false));
  expect([saved, screen.queryByText(/download failed/)]).toEqual([[], null]);
  unmount();
  expect(stream.left()).toBe(true);
});

it('[C17] downloads an archive without progress where the stream fails', async () => {
  const { server, saved } = open();
  server.answers['GET progress'] = () => refuse(503, 'HTTP.UNAVAILABLE', 'Not now.');
  await userEvent.click(await screen.findByRole('button', { name: 'Download all' }));
  await waitFor(() => expect(saved).toEqual(['BA-33071 documents.zip']));
});
