import { isLimitCode } from '../compliance/coverage-codes.js';
import { liftOf } from '../insurance/line-facts.js';
import { eachOf, step, withoutNull, type StoredFields } from '../kernel/upcaster-steps.js';

const plainRequirements = step((requirements) => ({
  ...requirements,
  lines: eachOf(requirements['lines'], (line) => withoutNull(line, 'acceptCslOrSplit')),
}));

function withTower(required: StoredFields): StoredFields {
  const limit = required['limit'];
  return { ...required, tower: required['tower'] === true && isLimitCode(limit) && liftOf(limit) !== null };
}

/**
 * Since version 3 a template states how a required umbrella combines with the limits below it: separately by default. A layer
 * adds only to some limits; for the others the setting never had an effect.
 */
const withUmbrellaMode = step((requirements) => ({
  ...requirements,
  umbrellaMode: 'separate',
  lines: eachOf(requirements['lines'], (line) => ({ ...line, limits: eachOf(line['limits'], withTower) })),
}));

/**
 * Version 1 used null where a line had no setting for split limits. Version 4 may hold further requirements of a line: where they are
 * absent, nothing further is required, as in all earlier versions.
 */
export const TEMPLATE_CREATED_UPCASTERS = {
  1: step((data) => ({ ...data, requirements: plainRequirements(data['requirements']) })),
  2: step((data) => ({ ...data, requirements: withUmbrellaMode(data['requirements']) })),
  3: step((data) => data),
} as const;
export const TEMPLATE_REVISED_UPCASTERS = {
  1: step((data) => ({
    ...data,
    before: plainRequirements(data['before']),
    requirements: plainRequirements(data['requirements']),
  })),
  2: step((data) => ({
    ...data,
    before: withUmbrellaMode(data['before']),
    requirements: withUmbrellaMode(data['requirements']),
  })),
  3: step((data) => data),
} as const;
