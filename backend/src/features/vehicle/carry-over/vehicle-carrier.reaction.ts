import { scheduleCarrier } from '#schedules/schedule-reactions';
import { VEHICLES } from '../vehicle-schedule.js';

export const vehicleCarrier = scheduleCarrier(VEHICLES);
