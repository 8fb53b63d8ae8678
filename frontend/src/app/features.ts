import { activityLogFeature } from '../features/activity-log/activity-log-feature.js';
import { devFeature } from '../features/dev/dev-feature.js';
import { historyFeature } from '../features/history/history-feature.js';
import { policyFeature } from '../features/policy/policy-feature.js';
import { projectFeature } from '../features/project/project-feature.js';
import { invitationFeature } from '../features/request/invitation/invitation-feature.js';
import { representationFeature } from '../features/representation/representation-feature.js';
import { requestFeature } from '../features/request/request-feature.js';
import { respondingFeature } from '../features/request/responding/responding-feature.js';
import { sessionFeature } from '../features/session/session-feature.js';
import { shellFeature } from '../features/shell/shell-feature.js';
import { templateFeature } from '../features/template/template-feature.js';
import { trackingFeature } from '../features/tracking/tracking-feature.js';
import { findingsFeature } from '../features/tracking/findings/findings-feature.js';
import { clientFeature } from '../features/client/client-feature.js';
import { shareFeature } from '../features/share/share-feature.js';
import { clientTransferFeature } from '../features/client-transfer/client-transfer-feature.js';
import type { Feature } from '../shared/feature.js';

/** Every feature of the product. Add one here, and its pages, state and sagas are in; its menu entry appears by its route. */
export const FEATURES: readonly Feature[] = [
  sessionFeature,
  shellFeature,
  policyFeature,
  respondingFeature,
  clientFeature,
  clientTransferFeature,
  representationFeature,
  shareFeature,
  trackingFeature,
  requestFeature,
  templateFeature,
  projectFeature,
  findingsFeature,
  historyFeature,
  activityLogFeature,
  invitationFeature,
  devFeature,
];
