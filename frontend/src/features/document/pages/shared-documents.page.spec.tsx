import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { SharedDocumentRow } from '@covertrail/contracts/document/document.replies';
import { expectAccessible } from '#testing/accessible';
import { fakeFiles } from '#testing/fake-files';
import { fakeServer } from '#testing/fake-server';
import { rememberSession, renderApp, userDetails } from '#testing/render-app.tsx';
import { documentRow } from '../testing/sample-document.js';

function open(rows: readonly SharedDocumentRow[]) {
  rememberSession('requester');
  fakeServer({ 'GET user/userdetails': () => userDetails(['requester']), 'GET tracking/t-1/documents': () => rows });
  const saved = fakeFiles({
    [`tracking/t-1/documents/${documentRow().id}`]: new Blob(['%PDF']),
    'sharedpolicy/download/document/zip': new Blob(['PK']),
  });
  return { saved, ...renderApp('/app/suppliers/t-1/documents') };
}

it('[C17] shows a requester the documents of the policies that are shared with it', async () => {
  const { container, saved } = open([{ ...documentRow(), line: 'generalLiability', policyNumber: 'GL-88120' }]);
  expect(await screen.findByText(/General liability GL-88120 · Certificate of insurance/)).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Download COI 2026.pdf' }));
  await userEvent.click(screen.getByRole('button', { name: 'Download all' }));
  await waitFor(() => expect(saved).toEqual(['COI 2026.pdf', 'documents.zip']));
  await expectAccessible(container);
});

it('[C17] says so when nothing is shared', async () => {
  open([]);
  expect(await screen.findByText('No documents yet')).toBeInTheDocument();
});
