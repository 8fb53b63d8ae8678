import type { Destination, NotificationSubject } from '@covertrail/domain/notification/notification.contract';
import type { Capability } from '@covertrail/domain/rights/capabilities';
import type { Role } from '#shared/session/role';

interface Place {
  /** The address of a page: `page-addresses.page.spec.ts` looks each up in the routes. */
  readonly to: `/app/${string}`;
  /** The page belongs to this role. */
  readonly role?: Role;
  /** Who may not do this is led to `otherwise`. */
  readonly needs?: Capability;
  readonly otherwise?: `/app/${string}`;
}

/** Where a notification leads [B02]: the page that answers what it tells. */
export const PLACES: Readonly<Record<Destination, Place>> = {
  insuredMyPolicies: { to: '/app/my-policies', role: 'insured' },
  insuredPendingRequests: { to: '/app/pending-requests', role: 'insured' },
  insuredAgency: { to: '/app/my-agent', role: 'insured' },
  agentClient: { to: '/app/agent-clients' },
  agentDashboard: { to: '/app/agent-clients' },
  agentShareAprroval: { to: '/app/agent-insured-requests' },
  agentPendingRequestApproval: { to: '/app/agent-insured-requests' },
  agentPolicyCertificates: { to: '/app/agent-clients' },
  pendingUsers: { to: '/app/my-pending-users', needs: 'administerCompany', otherwise: '/app/my-team' },
  companyAdmin: { to: '/app/company-admin', needs: 'administerCompany', otherwise: '/app/company-manage' },
  ownSecurity: { to: '/app/myProfile/security' },
  companyDashboard: { to: '/app/company-manage' },
  supplierAddressBook: {
    to: '/app/supplier-address-book',
    role: 'requester',
    needs: 'readSupplierBook',
    otherwise: '/app/dashboard',
  },
  clientAddressBook: { to: '/app/client-address-book', needs: 'readOwnInsurance', otherwise: '/app/my-address-book' },
  requesterSentRequests: { to: '/app/request-coverage', role: 'requester' },
  requesterDashboard: { to: '/app/dashboard', role: 'requester' },
  requesterDocuments: { to: '/app/dashboard', role: 'requester' },
};

/** Where the thing itself is, as seen from a destination. */
function pathOf(subject: NotificationSubject, key: string): Place['to'] {
  const { kind, id } = subject;
  if (subject.kind === 'correction') return `/app/suppliers/${subject.trackingId}/corrections/${id}`;
  if (subject.kind === 'supplier') return `/app/suppliers?${new URLSearchParams({ keyword: subject.name }).toString()}`;
  if (kind === 'tracking')
    return key === 'requesterDocuments' ? `/app/suppliers/${id}/documents` : `/app/suppliers/${id}/why`;
  if (kind === 'policy')
    return key === 'agentPolicyCertificates' ? `/app/policies/${id}?tab=certificates` : `/app/policies/${id}`;
  if (kind === 'curePlan') return key === 'insuredMyPolicies' ? '/app/cure-plan' : `/app/agent-clients/${id}/cure-plan`;
  if (key === 'requesterSentRequests') return `/app/request-coverage?open=${id}`;
  return key === 'insuredPendingRequests' ? `/app/pending-requests/${id}` : `/app/agent-insured-requests/${id}`;
}

/**
 * The page of the thing that a notification is about, else the list for its key. Null for a key that this page does not know: a
 * newer server may send one.
 */
export function placeOf(key: string, subject?: NotificationSubject): Place | null {
  const place = (PLACES as Readonly<Record<string, Place | undefined>>)[key] ?? null;
  return place && subject ? { ...place, to: pathOf(subject, key) } : place;
}
