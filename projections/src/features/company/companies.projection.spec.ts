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
const logo = { fileId: 'f-1', sha256: '0'.repeat(64), contentType: 'image/png', bytes: 5120 };
const chosen: CompanyEvent = { type: 'CompanyLogoChanged', data: { companyId: 'c-1', logo } };
const removed: CompanyEvent = { type: 'CompanyLogoRemoved', data: { companyId: 'c-1' } };

describe('companies', () => {
  itIsAFold(companies, asLog([...events, chosen, removed]));

  it('knows the logo of a company while it has one [I01]', async () => {
    const after = async (...more: CompanyEvent[]) =>
      living(await foldProjection(companies, asLog([...events, ...more])))['c-1'];
    expect(await after()).toMatchObject({ logoId: null });
    expect(await after(chosen)).toMatchObject({ logoId: 'f-1' });
    expect(await after(chosen, removed)).toMatchObject({ logoId: null });
  });

  it('knows a company by its present name, folded for search', async () => {
    const documents = living(await foldProjection(companies, asLog(events)));
    expect(documents['c-1']).toMatchObject({ name: 'Granite Peak LLC', nameFolded: 'granite peak llc', trade: null });
    expect(documents['c-1']).toMatchObject({ address: moved });
  });
});
