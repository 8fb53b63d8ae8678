import type { LOCATION_CODES } from '@covertrail/domain/location/location.decider';
import { LOCATION_NUMBER_TAKEN } from '@covertrail/wording/fields/server-messages';
import type { ProblemsOf } from '#server/problems/problem-text';

/** How the refusals of this feature are answered [C06]. */
export const LOCATION_PROBLEMS = {
  'LOCATION.NUMBER_TAKEN': { status: 409, message: LOCATION_NUMBER_TAKEN },
  'LOCATION.NOT_FOUND': { status: 404, message: 'This location does not exist.' },
  'LOCATION.ALREADY_EXISTS': { status: 409, message: 'This location exists already.' },
  'LOCATION.NUMBER_REQUIRED': { status: 422, message: 'Please enter location number.' },
  'LOCATION.LIMITS_INVALID': { status: 422, message: 'Limits Invalid' },
  'LOCATION.BUILDING_WITHOUT_LIMIT': { status: 422, message: 'Please add at least one building limit' },
  'LOCATION.NO_LIMIT': { status: 422, message: 'Please add atleast one limit' },
  'LOCATION.BUILDING_NUMBER_REQUIRED': { status: 422, message: 'Please enter building number.' },
  'LOCATION.BUILDING_NUMBER_EXISTS': { status: 422, message: 'Building number Exists' },
  'LOCATION.BLANKET_UNKNOWN': { status: 422, message: 'The policy has no blanket {blanket}.' },
} satisfies ProblemsOf<typeof LOCATION_CODES>;
