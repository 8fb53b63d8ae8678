import type { FieldErrors } from 'react-hook-form';
import { equal } from '@covertrail/domain/kernel/equal';
import type { OutlineMark } from '#shared/forms/section-outline.tsx';
import type { PolicySection } from './policy-sections.js';
import { EMPTY_POLICY, type PolicyValues } from './policy-values.form.js';

/** What of a form the outline of its sections reads. */
export interface MarkedForm {
  readonly errors: FieldErrors<PolicyValues>;
  readonly dirtyFields: Readonly<Partial<Record<keyof PolicyValues, unknown>>>;
}

/** True where something within was changed: a form keeps `false` for what was changed back. */
const isChanged = (dirty: unknown): boolean =>
  dirty === true || (typeof dirty === 'object' && dirty !== null && Object.values(dirty).some(isChanged));

/** Whether something of a section is wrong, or changed. */
export function markOf({ fields }: PolicySection, { errors, dirtyFields }: MarkedForm): OutlineMark {
  if (fields.some((field) => errors[field] !== undefined)) return 'wrong';
  return fields.some((field) => isChanged(dirtyFields[field])) ? 'changed' : null;
}

/** The first section in which something is wrong. */
export const firstWrong = (
  sections: readonly PolicySection[],
  errors: FieldErrors<PolicyValues>,
): PolicySection | undefined => sections.find(({ fields }) => fields.some((field) => errors[field] !== undefined));

/** Whether a policy states something of a section. */
export const isStated = ({ fields }: PolicySection, values: PolicyValues): boolean =>
  fields.some((field) => !equal(values[field], EMPTY_POLICY[field]));
