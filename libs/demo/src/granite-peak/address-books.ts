import { plainHolder, type HolderDetails } from '@covertrail/domain/insurance/terms/holder-details';
import type { CalendarDate } from '@covertrail/domain/kernel/dates';
import { insuredId, priya, type AddStep } from './granite-peak-steps.js';

const OWNERS = ['Harbor Point', 'Cedar Lofts', 'Mill Street Plaza', 'Juniper Ridge', 'Old Depot', 'Summit View'];
const PARTS = ['Owner LLC', 'Land Trust', 'Lender, ISAOA/ATIMA', 'Property Management, Inc.'];
const CITIES = [
  { city: 'Denver', state: 'CO', postalCode: '80202' },
  { city: 'Boulder', state: 'CO', postalCode: '80301' },
  { city: 'Cheyenne', state: 'WY', postalCode: '82001' },
];
const LENDERS = ['First Prairie Bank', 'Great Divide Credit Union', 'Old Colony Equipment Finance'];

/** The certificate holders in the book of the supplier. */
export const bookedHolders = (): readonly HolderDetails[] =>
  OWNERS.flatMap((owner) => PARTS.map((part) => `${owner} ${part}`)).map(holderOf);

/** The certificate holders of the supplier, and those that its agency keeps for all of its clients. */
export function addressBooks(day: CalendarDate, on: AddStep): void {
  bookedHolders().forEach((holder, at) =>
    on(day, `holder-${at + 1}`, priya, { do: 'addHolder', ownerId: insuredId, holder }, 25 + at),
  );
  const { companyId: ownerId } = priya;
  LENDERS.forEach((name, at) =>
    on(day, `agency-holder-${at + 1}`, priya, { do: 'addHolder', ownerId, holder: holderOf(name, at) }, 50 + at),
  );
}

function holderOf(name: string, at: number): HolderDetails {
  const place = CITIES[at % CITIES.length] ?? { city: '', state: '', postalCode: '' };
  const address2 = at % 4 === 3 ? `Suite ${100 + at}` : '';
  const holder = plainHolder({ name, address: { address1: `${120 + at * 7} Market Street`, address2, ...place } });
  return at % 5 === 2
    ? { ...holder, notes: 'Certificates go to their portal.', includeNotesAndAddressOnCoi: false }
    : holder;
}
