import { scheduleImporter } from '#schedules/schedule-reactions';
import { LOCATIONS } from '../location-schedule.js';

export const locationImporter = scheduleImporter(LOCATIONS);
