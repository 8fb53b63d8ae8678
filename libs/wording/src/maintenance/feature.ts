import type { MaintenanceEvent } from '@covertrail/domain/maintenance/maintenance.contract';
import type { FeatureWording } from '../text/event-wording.js';
import { maintenanceSentences } from './maintenance.sentences.js';

export const maintenance: FeatureWording<MaintenanceEvent> = { about: null, sentences: maintenanceSentences };
