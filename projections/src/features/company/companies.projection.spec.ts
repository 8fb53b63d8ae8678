import type { CompanyEvent } from '@covertrail/domain/company/company.contract';
import { asLog, foldProjection, itIsAFold, living } from '#testing/fold-projection';
import { companies } from './companies.projection.js';

const address = { address1: '12 Quarry Road', city: 'Denver', state: 'CO', postalCode: '80202', country: 'US' };
const moved = { ...address, address1: '77 Cliff Street', city: 'Golden' };
const events: CompanyEvent[] = [
  {
    type: 'CompanyRegistered',
    data: {
      companyId: 'c-1',
      name: 'Granite Peak Demolition',
      roles: ['insured'],
      address,
      timeZone: 'America/Denver',
    },
  },
  { type: 'CompanyRenamed', data: { companyId: 'c-1', from: 'Granite Peak Demolition', to: 'Granite Peak LLC' } },
  { type: 'CompanyProfileChanged', data: { companyId: 'c-1', from: { address }, to: { address: moved } } },
];

describe('companies', () => {
  itIsAFold(companies, asLog(events));

  it('knows a company by its present name, folded for search', async () => {
    const documents = living(await foldProjection(companies, asLog(events)));
    expect(documents['c-1']).toMatchObject({ name: 'Granite Peak LLC', nameFolded: 'granite peak llc', trade: null });
    expect(documents['c-1']).toMatchObject({ address: moved });
  });
});
