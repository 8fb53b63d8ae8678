import type { Catalogue } from '../kernel/event-description.js';
import type { Uuid } from '../kernel/event.js';
import type { EnrollmentEvent } from './enrollment.contract.js';

interface OfEnrollment {
  readonly data: { readonly requesterId: Uuid; readonly insuredId: Uuid };
}

const common = { feature: 'enrollment', version: 1, affectsVerdict: false, upcasters: {} } as const;
/** How the insured pays is its own; that it is enrolled the requester reads too. */
const OF_INSURED = { ...common, audience: ({ data }: OfEnrollment) => ({ companies: [data.insuredId] }) };

export const enrollmentCatalogue: Catalogue<EnrollmentEvent> = {
  EnrollmentPaymentBegun: OF_INSURED,
  EnrollmentPaid: { ...common, audience: ({ data }) => ({ companies: [data.insuredId, data.requesterId] }) },
  EnrollmentPaymentDeclined: OF_INSURED,
  EnrollmentPaymentAbandoned: OF_INSURED,
};
