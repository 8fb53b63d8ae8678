import type { CorrectionDetails } from '@covertrail/contracts/correction/correction.replies';

export const TRACKING = 'aaaaaaaa-0000-4000-8000-000000000001';
export const CORRECTION = 'cccccccc-0000-4000-8000-000000000001';
export const SUPPLIER = 'bbbbbbbb-0000-4000-8000-000000000001';
const DAYS = { from: '2026-12-01', to: '2026-12-20' };

/** A policy was canceled from 1 December on; it was recorded on the 20th. */
export const correction = (change: Partial<CorrectionDetails> = {}): CorrectionDetails => ({
  id: CORRECTION,
  trackingId: TRACKING,
  supplierId: SUPPLIER,
  supplierName: 'Granite Peak',
  requesterName: 'Meridian Builders',
  projectName: 'Union Yard',
  comparison: 'worse',
  state: 'open',
  text: 'was shown as Compliant from 12/01/2026 to 12/19/2026, and was Non-Compliant',
  recordedAt: '2026-12-20T15:00:00.000Z',
  recordedOn: '2026-12-20',
  ...DAYS,
  spans: [{ ...DAYS, before: 'pass', after: 'fail' }],
  reasons: [
    {
      id: 'e1',
      sentence: '*General liability GL-88120* was canceled on 12/01/2026: not paid.',
      fact: 'cover of *General liability GL-88120* was canceled',
      actor: 'Priya Raman',
      company: 'Hollis & Vance',
    },
  ],
  isReasonHidden: false,
  findingCount: 1,
  exceptionCount: 1,
  noticeCount: 1,
  acknowledgedAt: null,
  acknowledgedBy: '',
  comment: '',
  findings: [
    {
      ...DAYS,
      rule: 'generalLiability.inForce',
      line: 'generalLiability',
      title: 'Policy in force',
      before: 'pass',
      after: 'fail',
      sentenceBefore: 'GL-88120 is in force.',
      sentenceAfter: 'GL-88120 was canceled on 12/01/2026.',
    },
  ],
  exceptions: [
    {
      ...DAYS,
      exceptionId: 'x1',
      scope: 'supplier',
      rule: 'generalLiability.limit.generalAggregate',
      line: 'generalLiability',
      effect: 'notCovering',
      title: 'General aggregate',
      text: 'Exception accepted, effective 11/21/2026 until it is withdrawn: Small work.',
    },
  ],
  notices: [
    { noticeId: 'n1', kind: 'status', companyId: 'c1', on: '2026-12-05', said: 'pass', companyName: 'Granite Peak' },
  ],
  certificates: [
    {
      certificateId: 'x-1',
      number: '25-1',
      revision: 0,
      holderName: 'Harbor Point LLC',
      issuedOn: '2026-12-05',
      againOn: null,
      sentence: 'Certificate 25-1 for *Harbor Point LLC*, issued on 12/05/2026, is not true any more.',
      mayIssueAgain: false,
      notAgain: null,
    },
  ],
  recipients: ['Granite Peak'],
  noticeSentAt: null,
  noticeSentBy: '',
  ...change,
});
