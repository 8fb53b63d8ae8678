import { eachOf, step, withoutNull } from '../catalogue/upcaster-steps.js';

const plainRequirements = step((requirements) => ({
  ...requirements,
  lines: eachOf(requirements['lines'], (line) => withoutNull(line, 'acceptCslOrSplit')),
}));

/** Version 1 took null where a line says nothing of split limits. */
export const TEMPLATE_CREATED_UPCASTERS = { 1: step((data) => ({ ...data, requirements: plainRequirements(data['requirements']) })) } as const;
export const TEMPLATE_REVISED_UPCASTERS = {
  1: step((data) => ({
    ...data, before: plainRequirements(data['before']), requirements: plainRequirements(data['requirements']),
  })),
} as const;
