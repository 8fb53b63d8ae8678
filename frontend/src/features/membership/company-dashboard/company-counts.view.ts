import { clientList } from '@covertrail/contracts/client/client.calls';
import { policyList } from '@covertrail/contracts/policy/policy.calls';
import { projectList } from '@covertrail/contracts/project/project.calls';
import { sentRequests } from '@covertrail/contracts/request/request.calls';
import { templateList } from '@covertrail/contracts/template/template.calls';
import { trackedList } from '@covertrail/contracts/tracking/tracking.calls';
import type { PagePath } from '#pages/pages';
import { viewQuery } from '#shared/api/call-request';
import type { ViewQuery } from '#shared/views/view-query';

/** A number of the company, and the page whose list it counts: it is the total of that list. */
export interface CompanyCount {
  readonly label: string;
  readonly page: PagePath;
  readonly asks: (companyId: string) => ViewQuery;
}

const ONE_ROW = { query: { size: 1 } } as const;

/** By the pages that a reader may open; so each role sees its own. */
export const COMPANY_COUNTS: readonly CompanyCount[] = [
  { label: 'Suppliers in projects', page: 'dashboard', asks: () => viewQuery(trackedList, ONE_ROW) },
  { label: 'Requests sent', page: 'request-coverage', asks: () => viewQuery(sentRequests, ONE_ROW) },
  { label: 'Policy templates', page: 'templates', asks: () => viewQuery(templateList, ONE_ROW) },
  { label: 'Projects', page: 'manage-projects', asks: () => viewQuery(projectList, ONE_ROW) },
  {
    label: 'Policies',
    page: 'my-policies',
    asks: (companyId) => viewQuery(policyList, { params: { companyId }, ...ONE_ROW }),
  },
  { label: 'Clients', page: 'agent-clients', asks: () => viewQuery(clientList, ONE_ROW) },
];
