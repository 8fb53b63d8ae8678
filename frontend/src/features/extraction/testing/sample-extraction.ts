import type { CertificateReading } from '@covertrail/contracts/certificate-upload/certificate-upload.replies';
import type { ExtractedPolicies, ExtractedTarget } from '@covertrail/contracts/extraction/extraction.replies';
import { fieldRow } from '@covertrail/domain/insurance/extraction/field-rows';
import type { ExtractedField } from '@covertrail/domain/insurance/extraction/extracted-field';

export const UPLOAD = 'b2000000-0000-4000-8000-000000000001';
export const POLICY = '90000000-0000-4000-8000-000000000001';
const CARRIER = { carrierId: '40000000-0000-4000-8000-000000000001', name: 'Summit Mutual', naic: '21415' };
const PAGE = { page: 1, width: 612, height: 792, kind: 'certificate', form: '25', edition: '2016/03' } as const;

const field = (
  key: ExtractedField['key'],
  value: string | null,
  change: Partial<ExtractedField> = {},
): ExtractedField => ({
  key,
  value,
  form: fieldRow(key).form,
  places: [
    {
      page: 1,
      box: { left: 100, bottom: 400, right: 200, top: 412 },
      text: value ?? '?',
      method: 'text',
      confidence: 0.98,
    },
  ],
  confidence: 0.98,
  warnings: [],
  onFile: null,
  onFileSource: null,
  needs: [],
  ...change,
});

/** The policy on file, with a number without a doubt, a limit that differs, and a date that is not sure. */
export const onFile: ExtractedTarget = {
  into: 'onFile',
  policyId: POLICY,
  policyNumber: 'GL-88120',
  period: { effectiveOn: '2026-01-01', expiresOn: '2027-01-01' },
  revision: 4,
  fields: [
    field('number', 'GL 88120', { onFile: 'GL-88120' }),
    field('effectiveOn', '2026-01-01', {
      confidence: 0.7,
      needs: ['LOW_CONFIDENCE', 'DECIDES'],
      warnings: ['AT_EDGE'],
    }),
    field('limit.eachOccurrence', '200000000', {
      onFile: '100000000',
      onFileSource: { kind: 'verifiedByAgent', on: '2026-03-01' },
      needs: ['DIFFERS', 'BETTER_ON_FILE', 'DECIDES'],
    }),
    field('limit.generalAggregate', '400000000', { needs: ['DECIDES'] }),
  ],
};

export const extracted = (change: Partial<ExtractedPolicies> = {}): ExtractedPolicies => ({
  transactionId: UPLOAD,
  insuredId: '20000000-0000-4000-8000-000000000001',
  insuredName: 'Granite Peak',
  fileName: 'COI.pdf',
  attempt: 1,
  pages: [PAGE],
  dated: { value: '2026-11-02', places: [] },
  insured: { value: 'Granite Peak', places: [] },
  isInsured: true,
  description: { value: null, places: [] },
  exclusions: [],
  findings: [],
  policies: [
    {
      page: 1,
      row: 'generalLiability',
      line: 'generalLiability',
      type: null,
      inWords: false,
      match: 'onFile',
      targets: [onFile],
    },
    { page: 1, row: 'other1', line: null, type: 'Pollution', inWords: true, match: 'new', targets: [] },
  ],
  carriers: [CARRIER],
  confirmed: null,
  ...change,
});

export const reading = (change: Partial<CertificateReading> = {}): CertificateReading => ({
  transactionId: UPLOAD,
  revision: 1,
  status: 'read',
  extractionStatus: 2,
  extractionProgress: 100,
  extractionConfidence: 0.7,
  reason: null,
  counts: null,
  attemptsLeft: 4,
  certificates: [],
  pages: [PAGE],
  requestId: null,
  requesterId: null,
  projectId: null,
  insuredId: '20000000-0000-4000-8000-000000000001',
  fileName: 'COI.pdf',
  attempt: 1,
  dooRemarks: [],
  policyExclusionExtractionData: [],
  taken: [],
  ...change,
});
