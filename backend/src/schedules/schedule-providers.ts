import { CarryOver } from '#carrying-over/carry-over.service';
import { SPREADSHEETS } from '#spreadsheets/spreadsheet-providers';
import { Schedules } from './schedules.service.js';

/** What the module of a feature that keeps a schedule provides beside its own. */
export const SCHEDULES = [...SPREADSHEETS, CarryOver, Schedules];
