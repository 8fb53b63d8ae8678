import { unansweredClaims } from '@covertrail/projections/features/claim/unanswered-claims.projection';
import { carriers } from '@covertrail/projections/features/carrier/carriers.projection';
import { agentClients } from '@covertrail/projections/features/client/agent-clients.projection';
import { agencies } from '@covertrail/projections/features/client-transfer/agencies.projection';
import { transferDetails } from '@covertrail/projections/features/client-transfer/transfer-details.projection';
import { companies } from '@covertrail/projections/features/company/companies.projection';
import { activityLog } from '@covertrail/projections/features/activity-log/activity-log.projection';
import { accounts } from '@covertrail/projections/features/membership/accounts.projection';
import { notifications } from '@covertrail/projections/features/notification/notifications.projection';
import { policies } from '@covertrail/projections/features/policy/policies.projection';
import { projects } from '@covertrail/projections/features/project/projects.projection';
import { requests } from '@covertrail/projections/features/request/requests.projection';
import { shares } from '@covertrail/projections/features/share/shares.projection';
import { templates } from '@covertrail/projections/features/template/templates.projection';
import { complianceChanges } from '@covertrail/projections/features/tracking/compliance-changes.projection';
import { trackedSuppliers } from '@covertrail/projections/features/tracking/tracked-suppliers.projection';
import { trackingInputs } from '@covertrail/projections/features/tracking/tracking-inputs.projection';
import { people } from '@covertrail/projections/features/user/people.projection';
import type { Projection } from '@covertrail/platform/engine/projection';

/** Every read model of the product. */
export const PROJECTIONS: readonly Projection[] = [
  people, accounts, companies, carriers, policies, templates, projects, requests, shares,
  trackedSuppliers, trackingInputs, complianceChanges,
  agentClients, agencies, transferDetails, notifications, activityLog, unansweredClaims,
];
