import { Controller } from '@nestjs/common';
import { sheetsControllerOf } from '#schedules/schedule-sheets.controller';
import { VEHICLES } from '../vehicle-schedule.js';

/** Vehicles in and out as spreadsheets. */
@Controller()
export class VehicleImportController extends sheetsControllerOf(VEHICLES) {}
