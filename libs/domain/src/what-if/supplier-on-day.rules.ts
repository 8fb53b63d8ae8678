import type { Provided } from '../compliance/provided.js';
import type { CalendarDate } from '../kernel/dates.js';
import { uncitedFacts, type AssessmentInputs, type RequiredInputs } from '../tracking/tracking.rules.js';

/**
 * A supplier on one day: enough to try other requirements on it, and a fraction of the states from which it was made. Thousands are kept
 * from one question to the next.
 */
export interface SupplierOnDay {
  readonly required: RequiredInputs;
  readonly provided: Provided;
}

export function supplierOnDay(inputs: AssessmentInputs, day: CalendarDate): SupplierOnDay {
  const { tracking, templates, exceptions, incomplete } = inputs;
  return {
    required: { tracking, templates, ...(exceptions && { exceptions }), ...(incomplete === true && { incomplete }) },
    provided: uncitedFacts(inputs, day),
  };
}
