import type { ShareGraph } from '@covertrail/contracts/share/share.replies';
import { USER } from '#testing/render-app.tsx';
import { sampleShare } from './sample-share.js';

/** Two companies: one with two projects, one with a share that has ended. The second policy belongs to another agency. */
export const sampleGraph = (): ShareGraph => ({
  insuredId: USER.companyId,
  insuredName: USER.companyName,
  total: 3,
  shares: [
    { ...sampleShare({ id: 's1', policyCount: 2, lastOpenedAt: '2026-11-21T09:00:00.000Z' }), policyIds: ['p1', 'p2'] },
    { ...sampleShare({ id: 's2', projectId: 'q', projectName: 'Seaside', policyCount: 1 }), policyIds: ['p1'] },
    {
      ...sampleShare({ id: 's3', requesterId: 'm', requesterName: 'Harbor Hotels', ended: true, worst: null }),
      policyIds: ['p1'],
    },
  ],
  policies: [
    { policyId: 'p1', line: 'generalLiability', policyNumber: 'GL-1', status: 'active' },
    { policyId: 'p2', line: 'automobile', policyNumber: '••••77', status: null },
  ],
});

/** So many companies, each with a project and a share of its own. */
export const graphOfMany = (companies: number): ShareGraph => ({
  ...sampleGraph(),
  total: companies,
  shares: Array.from({ length: companies }, (_, index) => {
    const number = String(index).padStart(3, '0');
    const requester = { requesterId: `r-${number}`, requesterName: `Company ${number}` };
    const project = { projectId: `q-${number}`, projectName: `Yard ${number}` };
    return { ...sampleShare({ id: `s-${number}`, ...requester, ...project, policyCount: 1 }), policyIds: ['p1'] };
  }),
});
