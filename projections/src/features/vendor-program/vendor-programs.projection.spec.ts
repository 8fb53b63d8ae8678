import type { VendorProgramDocument } from '@covertrail/contracts/vendor-program/vendor-program.views';
import type { DomainEvent } from '@covertrail/domain/kernel/event';
import { asLog, foldProjection, itIsAFold, living } from '#testing/fold-projection';
import { vendorPrograms } from './vendor-programs.projection.js';

const offered = (fee: number, requesterId = 'c-1'): DomainEvent => ({
  type: 'VendorProgramOffered',
  data: { requesterId, fee },
});
const closed: DomainEvent = { type: 'VendorProgramClosed', data: { requesterId: 'c-1' } };
const fold = async (...events: DomainEvent[]) =>
  living<VendorProgramDocument>(await foldProjection(vendorPrograms, asLog(events)));

describe('[F08] the programs', () => {
  itIsAFold(vendorPrograms, asLog([offered(14_900), offered(9_900, 'c-2'), closed, offered(12_000)]));

  it('have the fee that was said last, and are gone once they are closed', async () => {
    expect(await fold(offered(14_900), offered(9_900))).toMatchObject({ 'c-1': { fee: 9_900 } });
    expect(await fold(offered(14_900), closed)).toEqual({});
  });
});
