import type {
  CertificateReading,
  ExclusionOnPage,
  StoredReading,
} from '@covertrail/contracts/certificate-upload/certificate-upload.replies';

/** What the certificates of a file say in sentences, under the names of the specification [E02]. */
export const sentencesOf = (
  reading: StoredReading,
): Pick<CertificateReading, 'dooRemarks' | 'policyExclusionExtractionData'> => ({
  dooRemarks: reading.certificates.flatMap(({ page, fields }) => {
    const value = fields.find(({ key }) => key === 'description')?.value;
    return value?.kind === 'text' ? [{ page, text: value.text }] : [];
  }),
  policyExclusionExtractionData: exclusionsOf(reading),
});

/** The sentences that take cover away, of all certificates of the file. */
export const exclusionsOf = ({ certificates }: StoredReading): readonly ExclusionOnPage[] =>
  certificates.flatMap(({ page, exclusions = [] }) => exclusions.map((stated) => ({ page, ...stated })));
