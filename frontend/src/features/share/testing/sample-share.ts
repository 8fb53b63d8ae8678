import type { ShareRow } from '@covertrail/contracts/share/share.replies';
import { USER } from '#testing/render-app.tsx';

/** A share of the insured of the tests, as lists have it. */
export const sampleShare = (more: Partial<ShareRow> = {}): ShareRow => ({
  id: 's1',
  insuredId: USER.companyId,
  insuredName: USER.companyName,
  requesterId: 'r',
  requesterName: 'Northgate Hotels',
  projectId: 'p',
  projectName: 'Lakeside',
  policyCount: 3,
  sharedAt: '2026-11-20T09:00:00.000Z',
  ended: false,
  expired: false,
  expiresOn: null,
  holderName: null,
  hasEmail: false,
  firstOpenedAt: null,
  lastOpenedAt: null,
  downloadCount: 0,
  outcome: 'pass',
  worst: { status: 'active', count: 3 },
  ...more,
});
