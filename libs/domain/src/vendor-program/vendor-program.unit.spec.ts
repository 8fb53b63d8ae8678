import { given } from '../kernel/testing/given.js';
import { dollars } from '../kernel/money.js';
import type { VendorProgramCommand, VendorProgramEvent } from './vendor-program.contract.js';
import { vendorProgramDecider } from './vendor-program.decider.js';

const offer = (fee: number): VendorProgramCommand => ({ type: 'OfferVendorProgram', requesterId: 'r', fee });
const offered = (fee: number): VendorProgramEvent => ({
  type: 'VendorProgramOffered',
  data: { requesterId: 'r', fee },
});
const closed: VendorProgramEvent = { type: 'VendorProgramClosed', data: { requesterId: 'r' } };
const program = (...past: VendorProgramEvent[]) => given(vendorProgramDecider, ...past);

describe('[F08] the program of a requester', () => {
  it('is offered for a fee, which may change', () => {
    program()
      .when(offer(dollars(149)))
      .then(offered(dollars(149)));
    program(offered(dollars(149)))
      .when(offer(dollars(149)))
      .nothing();
    program(offered(dollars(149)))
      .when(offer(dollars(99)))
      .then(offered(dollars(99)));
    program(offered(dollars(149)), closed)
      .when(offer(dollars(149)))
      .then(offered(dollars(149)));
  });

  it.each([0, -100, 1.5, dollars(100_001)])('takes no fee of %d cents', (fee) =>
    program().when(offer(fee)).refused('VENDOR_PROGRAM.FEE_INVALID'),
  );

  it('is closed once', () => {
    program(offered(dollars(149)))
      .when({ type: 'CloseVendorProgram' })
      .then(closed);
    program(offered(dollars(149)), closed)
      .when({ type: 'CloseVendorProgram' })
      .refused('VENDOR_PROGRAM.NOT_OFFERED');
  });
});
