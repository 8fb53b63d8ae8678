import { unansweredClaims } from './features/claim/unanswered-claims.projection.js';
import { carriers } from './features/carrier/carriers.projection.js';
import { agentClients } from './features/client/agent-clients.projection.js';
import { agencies } from './features/client-transfer/agencies.projection.js';
import { transferDetails } from './features/client-transfer/transfer-details.projection.js';
import { companies } from './features/company/companies.projection.js';
import { activityRelations } from './features/activity-log/activity-relations.projection.js';
import { activityLog } from './features/activity-log/activity-log.projection.js';
import { accounts } from './features/membership/accounts.projection.js';
import { notifications } from './features/notification/notifications.projection.js';
import { policies } from './features/policy/policies.projection.js';
import { projects } from './features/project/projects.projection.js';
import { requests } from './features/request/requests.projection.js';
import { shares } from './features/share/shares.projection.js';
import { templates } from './features/template/templates.projection.js';
import { complianceChanges } from './features/tracking/compliance-changes.projection.js';
import { trackedSuppliers } from './features/tracking/tracked-suppliers.projection.js';
import { trackingInputs } from './features/tracking/tracking-inputs.projection.js';
import { appointments } from './features/representation/appointments.projection.js';
import { people } from './features/user/people.projection.js';
import type { Projection } from '@covertrail/platform/engine/projection';

/** Every read model of the product. */
export const PROJECTIONS: readonly Projection[] = [
  people, accounts, companies, carriers, policies, templates, projects, requests, shares,
  trackedSuppliers, trackingInputs, complianceChanges,
  agentClients, appointments, agencies, transferDetails, notifications, activityRelations, activityLog, unansweredClaims,
];
