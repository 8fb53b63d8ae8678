import { scheduleCarrier } from '#schedules/schedule-reactions';
import { LOCATIONS } from '../location-schedule.js';

export const locationCarrier = scheduleCarrier(LOCATIONS);
