import { Controller } from '@nestjs/common';
import { sheetsControllerOf } from '#schedules/schedule-sheets.controller';
import { LOCATIONS } from '../location-schedule.js';

/** Locations in and out as spreadsheets. */
@Controller()
export class LocationImportController extends sheetsControllerOf(LOCATIONS) {}
