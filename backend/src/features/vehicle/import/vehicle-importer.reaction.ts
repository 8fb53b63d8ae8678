import { scheduleImporter } from '#schedules/schedule-reactions';
import { VEHICLES } from '../vehicle-schedule.js';

export const vehicleImporter = scheduleImporter(VEHICLES);
