import type { Uuid } from '@covertrail/domain/kernel/event';
import type { Caller } from '#testing/people';
import { bodyOf } from '#testing/test-product';

export const HARBOR_ADDRESS = {
  address1: '1 Harbor Street',
  address2: '',
  city: 'Denver',
  state: 'CO',
  postalCode: '80202',
};

/** A certificate holder in the book of the caller's company, or of a client of it. */
export async function bookedHolder(by: Caller, name: string, insuredCompanyId?: Uuid): Promise<Uuid> {
  const holder = { name, address: HARBOR_ADDRESS, ...(insuredCompanyId ? { insuredCompanyId } : {}) };
  return bodyOf<{ holderId: Uuid }>(await by.post('agent/addressbook', holder).expect(201)).holderId;
}
