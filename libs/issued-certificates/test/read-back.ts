import { comparable } from '@covertrail/certificates/certificate/equal-values';
import { readCertificateFile } from '@covertrail/certificates/read-certificate-file';

type Outcome = Awaited<ReturnType<typeof readCertificateFile>>;
type ReadCertificate = Extract<Outcome, { readonly outcome: 'read' }>['certificates'][number];
export type FieldKey = ReadCertificate['fields'][number]['key'];

/** What our own reader says of the first certificate of a file, by field. */
export async function readingOf(file: Uint8Array): Promise<ReadonlyMap<FieldKey, string>> {
  const { fields } = await certificateIn(file);
  return new Map(fields.map(({ key, value }) => [key, comparable(value)]));
}

async function certificateIn(file: Uint8Array): Promise<ReadCertificate> {
  const outcome = await readCertificateFile(file);
  const certificate = outcome.outcome === 'read' ? outcome.certificates[0] : undefined;
  if (!certificate) throw new Error(`It was not read: ${JSON.stringify(outcome)}`);
  return certificate;
}
