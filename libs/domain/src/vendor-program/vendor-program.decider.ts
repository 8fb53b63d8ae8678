import { enrollmentFee } from '../fields/plan-fields.js';
import { fits } from '../fields/field-rule.js';
import { dataOf } from '../kernel/command.js';
import type { Decider } from '../kernel/decider.js';
import { RuleBroken } from '../kernel/rule-broken.js';
import type { VendorProgramCommand, VendorProgramEvent, VendorProgramOffered } from './vendor-program.contract.js';

/** What is offered; null before, and after it was closed. */
export type VendorProgramState = VendorProgramOffered['data'] | null;

/** Every code with which a command to a program may be refused. */
export const VENDOR_PROGRAM_CODES = ['VENDOR_PROGRAM.FEE_INVALID', 'VENDOR_PROGRAM.NOT_OFFERED'] as const;

/** The Vendor Management Program of a requester [F08]: `vendorProgram-<requesterId>`. */
export const vendorProgramDecider: Decider<VendorProgramState, VendorProgramCommand, VendorProgramEvent> = {
  type: 'vendorProgram',
  initialState: null,
  decide(command, state) {
    if (command.type === 'OfferVendorProgram') {
      if (!fits(enrollmentFee, command.fee)) throw new RuleBroken('VENDOR_PROGRAM.FEE_INVALID');
      return state?.fee === command.fee ? [] : [{ type: 'VendorProgramOffered', data: dataOf(command) }];
    }
    if (state === null) throw new RuleBroken('VENDOR_PROGRAM.NOT_OFFERED');
    return [{ type: 'VendorProgramClosed', data: { requesterId: state.requesterId } }];
  },
  evolve: (_state, event) => (event.type === 'VendorProgramOffered' ? event.data : null),
};
