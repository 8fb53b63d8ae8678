import type { VEHICLE_CODES } from '@covertrail/domain/vehicle/vehicle.decider';
import { VEHICLE_VIN_TAKEN } from '@covertrail/wording/fields/server-messages';
import type { ProblemsOf } from '#server/problems/problem-text';

/** How the refusals of this feature are answered. */
export const VEHICLE_PROBLEMS = {
  'VEHICLE.VIN_TAKEN': { status: 409, message: VEHICLE_VIN_TAKEN },
  'VEHICLE.NOT_FOUND': { status: 404, message: 'This vehicle does not exist.' },
  'VEHICLE.ALREADY_EXISTS': { status: 409, message: 'This vehicle exists already.' },
  'VEHICLE.VIN_NOT_VALID': { status: 422, message: 'A VIN has 17 to 30 letters and digits.' },
} satisfies ProblemsOf<typeof VEHICLE_CODES>;
