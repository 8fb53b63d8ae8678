import type { VehicleEvent } from '@covertrail/domain/vehicle/vehicle.contract';
import type { FeatureWording } from '../text/event-wording.js';
import { vehicleSentences } from './vehicle.sentences.js';

export const vehicle: FeatureWording<VehicleEvent> = { about: 'Vehicles', sentences: vehicleSentences };
