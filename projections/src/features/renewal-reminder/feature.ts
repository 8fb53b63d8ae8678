import type { ProjectionFeature } from '#feature';
import { toldRenewals } from './told-renewals.projection.js';

export const renewalReminderFeature: ProjectionFeature = { name: 'renewal-reminder', projections: [toldRenewals] };
