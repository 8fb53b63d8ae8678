import type { Uuid } from '@covertrail/domain/kernel/event';
import type { Cents } from '@covertrail/domain/kernel/money';
import { command, query } from '../calls/call.js';
import type { OfferVendorProgramDto } from './vendor-program.inputs.js';

/** The program of the reader's company. */
interface OwnVendorProgram {
  /** The company. */
  readonly id: Uuid;
  /** Null where it offers no program. */
  readonly fee: Cents | null;
}

interface VendorProgramChanged {
  readonly requesterId: Uuid;
}

const CHANGES = { needs: 'keepVendorProgram', settles: ['vendor-programs'] } as const;

/** Whether the company offers a Vendor Management Program, and for which fee [F08]. */
export const ownVendorProgram = query<{ reply: OwnVendorProgram }>()('enrollment/program', {
  needs: 'readVendorProgram',
  view: 'vendor-programs',
});

/** Offers the program, or changes its fee for those who enroll from then on. */
export const offerVendorProgram = command<{ body: OfferVendorProgramDto; reply: VendorProgramChanged }>()(
  'PUT',
  'enrollment/program',
  CHANGES,
);

/** Nobody enrolls any more. Throws VENDOR_PROGRAM.NOT_OFFERED. */
export const closeVendorProgram = command<{ reply: VendorProgramChanged }>()('DELETE', 'enrollment/program', CHANGES);
