import type { Uuid } from '@covertrail/domain/kernel/event';
import { pdfOf } from '#pdf-files/testing/pdf-of';
import type { Caller } from '#testing/people';
import { bodyOf } from '#testing/test-product';

export const PDF = pdfOf('A form');
export const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1]);

/** Uploads a file for a document and returns its id. */
export async function uploaded(by: Caller, content = PDF, name = 'form.pdf'): Promise<Uuid> {
  return bodyOf<{ uploadId: Uuid }>(await by.upload('document/file', 'document', content, name).expect(201)).uploadId;
}

/** Attaches a file to a policy and returns the id of the document. */
export async function attachedTo(
  policyId: Uuid,
  by: Caller,
  fields: object = {},
  content = PDF,
  name = 'form.pdf',
): Promise<Uuid> {
  const body = { policyId, documentType: 4, uploadId: await uploaded(by, content, name), ...fields };
  return bodyOf<{ documentId: Uuid }>(await by.post('document', body).expect(201)).documentId;
}
