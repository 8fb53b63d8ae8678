import type { PlannedMaintenanceEvent } from '@covertrail/domain/planned-maintenance/planned-maintenance.contract';
import type { FeatureWording } from '../text/event-wording.js';
import { plannedMaintenanceSentences } from './planned-maintenance.sentences.js';

export const plannedMaintenance: FeatureWording<PlannedMaintenanceEvent> = {
  about: null,
  sentences: plannedMaintenanceSentences,
};
