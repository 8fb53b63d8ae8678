import type { DocumentRow, DocumentVersionRow } from '@covertrail/contracts/document/document.replies';

const version = (number: number, name: string): DocumentVersionRow => ({
  version: number,
  name,
  contentType: 'application/pdf',
  bytes: 48_213,
  sha256: 'a'.repeat(64),
  attachedAt: '2026-11-21T09:00:00.000Z',
  attachedBy: 'Priya Raman',
});

/** A certificate with one earlier version. */
export const documentRow = (more: Partial<DocumentRow> = {}): DocumentRow => ({
  ...version(2, 'COI 2026.pdf'),
  id: '55555555-5555-4555-8555-555555555555',
  policyId: '44444444-4444-4444-8444-444444444444',
  documentType: 1,
  endorsement: null,
  versions: [version(2, 'COI 2026.pdf'), version(1, 'COI 2025.pdf')],
  revision: 1,
  ...more,
});
