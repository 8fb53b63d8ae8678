import { given } from '../kernel/testing/given.js';
import { givenTerms } from '../policy/policy-given-terms.js';
import { GL_TERMS, INSURED, POLICY } from '../policy/testing/sample-policies.js';
import type { ExtractionConfirmed, ExtractionEntered } from './extraction.contract.js';
import { extractionDecider } from './extraction.decider.js';

const confirmed: ExtractionConfirmed = {
  type: 'ExtractionConfirmed',
  data: {
    uploadId: 'b2000000-0000-4000-8000-000000000001',
    insuredId: INSURED,
    attempt: 1,
    evidence: { name: 'COI.pdf', sha256: 'a'.repeat(64) },
    rows: [
      {
        page: 1,
        row: 'generalLiability',
        into: 'new',
        policyId: POLICY,
        line: 'generalLiability',
        renews: null,
        typed: [],
        terms: givenTerms(GL_TERMS),
      },
    ],
  },
};
const { uploadId, insuredId } = confirmed.data;
const [row] = confirmed.data.rows;
const entered: ExtractionEntered = {
  type: 'ExtractionEntered',
  data: {
    uploadId,
    insuredId,
    entered: [{ page: 1, row: 'generalLiability', policyId: row!.policyId }],
    refused: [],
  },
};
const confirm = { ...confirmed.data, type: 'ConfirmExtraction' } as const;
const complete = { type: 'CompleteExtraction', entered: entered.data.entered, refused: [] } as const;

describe('the confirmation of a certificate [E02]', () => {
  it('is recorded with all that was decided', () => given(extractionDecider).when(confirm).then(confirmed));

  it('is recorded once', () =>
    given(extractionDecider, confirmed).when(confirm).refused('EXTRACTION.CONFIRMED_ALREADY'));

  it('is refused without a policy, and where two rows mean the same one', () => {
    given(extractionDecider)
      .when({ ...confirm, rows: [] })
      .refused('EXTRACTION.NOTHING_CONFIRMED');
    given(extractionDecider)
      .when({ ...confirm, rows: [row!, row!] })
      .refused('EXTRACTION.POLICY_TWICE');
  });

  it('ends once, with what was entered and refused', () => {
    given(extractionDecider).when(complete).refused('EXTRACTION.NOT_CONFIRMED');
    given(extractionDecider, confirmed).when(complete).then(entered);
    given(extractionDecider, confirmed, entered).when(complete).nothing();
  });
});
