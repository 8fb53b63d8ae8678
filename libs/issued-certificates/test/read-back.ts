import { comparable } from '@covertrail/certificates/certificate/equal-values';
import { readCertificateFile } from '@covertrail/certificates/read-certificate-file';

type Outcome = Awaited<ReturnType<typeof readCertificateFile>>;
type ReadCertificate = Extract<Outcome, { readonly outcome: 'read' }>['certificates'][number];
export type FieldKey = ReadCertificate['fields'][number]['key'];

/** What our own reader says of a certificate of a file, by default the first, by field. */
export async function readingOf(file: Uint8Array, at = 0): Promise<ReadonlyMap<FieldKey, string>> {
  const { fields } = await certificateIn(file, at);
  return new Map(fields.map(({ key, value }) => [key, comparable(value)]));
}

async function certificateIn(file: Uint8Array, at: number): Promise<ReadCertificate> {
  const outcome = await readCertificateFile(file);
  const certificate = outcome.outcome === 'read' ? outcome.certificates[at] : undefined;
  if (!certificate) throw new Error(`It was not read: ${JSON.stringify(outcome)}`);
  return certificate;
}
