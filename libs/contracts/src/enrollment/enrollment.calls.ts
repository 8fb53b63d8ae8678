import { command, query } from '../calls/call.js';
import type { PagingDto } from '../calls/page.inputs.js';
import type { PageOf } from '../calls/page.js';
import type { BeginPaymentDto, SettlePaymentDto } from './enrollment.inputs.js';
import type { PaymentBegun, PaymentSettled, ProgramCompanyRow, ProgramRow } from './enrollment.replies.js';

const PAYS = { needs: 'payEnrollments', settles: ['enrollments'] } as const;

/** The programs of those who track the insured, and those it has enrolled in [F08]. */
export const ownPrograms = query<{ reply: PageOf<ProgramRow> }>()('enrollment/programs', {
  needs: 'readEnrollments',
  view: 'enrollments',
  shape: 'programs',
});

/** Whether the insured can enroll in the program of this requester. HTTP.NOT_FOUND where it has nothing to do with it. */
export const checkEligibility = query<{ reply: ProgramRow }>()('enrollment/checkEligibility/:requesterId', {
  needs: 'readEnrollments',
  view: 'enrollments',
  shape: 'programs',
});

/** The companies of the requester's program, changed last first. */
export const programCompanies = query<{ query: PagingDto; reply: PageOf<ProgramCompanyRow> }>()(
  'enrollment/companies',
  {
    needs: 'readVendorProgram',
    view: 'enrollments',
  },
);

/** Begins a payment at the provider. Throws ENROLLMENT.NO_PROVIDER where the product takes no payments. */
export const beginPayment = command<{ body: BeginPaymentDto; reply: PaymentBegun }>()(
  'POST',
  'enrollment/transaction',
  PAYS,
);

/** Records how a payment ended, as the provider says. */
export const settlePayment = command<{ body: SettlePaymentDto; reply: PaymentSettled }>()(
  'POST',
  'enrollment/transaction/settle',
  { ...PAYS, status: 200 },
);
