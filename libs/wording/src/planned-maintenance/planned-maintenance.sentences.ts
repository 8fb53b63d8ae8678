import type { PlannedMaintenanceEvent } from '@covertrail/domain/planned-maintenance/planned-maintenance.contract';
import type { Sentences } from '../text/event-wording.js';

export const plannedMaintenanceSentences: Sentences<PlannedMaintenanceEvent> = {
  MaintenancePlanned: {
    sentence: ({ data }) => `An operator planned maintenance from ${data.from} until ${data.until}.`,
    changes: ({ data }) => [{ label: 'Text', after: data.text }],
  },
  PlannedMaintenanceCanceled: {
    sentence: () => 'An operator canceled a planned maintenance.',
    changes: () => [],
  },
};
