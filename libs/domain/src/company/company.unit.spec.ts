import { given } from '../kernel/testing/given.js';
import type { CompanyCommand, CompanyRegistered, CompanyRenamed } from './company.contract.js';
import { companyDecider } from './company.decider.js';

const companyId = 'c0000000-0000-4000-8000-000000000003';
const data: CompanyRegistered['data'] = {
  companyId,
  name: 'Granite Peak Demolition Inc.',
  roles: ['insured'],
  address: { address1: '4100 Quarry Road', city: 'Denver', state: 'CO', postalCode: '80202', country: 'US' },
  timeZone: 'America/Denver',
};
const register: CompanyCommand = { type: 'RegisterCompany', ...data };
const registered: CompanyRegistered = { type: 'CompanyRegistered', data };
const rename = (name: string): CompanyCommand => ({ type: 'RenameCompany', name });
const renamed = (from: string, to: string): CompanyRenamed => ({
  type: 'CompanyRenamed',
  data: { companyId, from, to },
});

describe('a company', () => {
  it('is registered', () => given(companyDecider).when(register).then(registered));
  it('is registered once, however often it is said', () => given(companyDecider, registered).when(register).nothing());
  it('is registered once although its tax id is sealed again each time', () => {
    const withTaxId = { ...registered, data: { ...data, taxId: 'sealed:1:x' } };
    given(companyDecider, withTaxId)
      .when({ ...register, taxId: '841234567' })
      .nothing();
  });
  it('is not registered again as something else', () =>
    given(companyDecider, registered)
      .when({ ...register, timeZone: 'UTC' })
      .refused('COMPANY.ALREADY_REGISTERED'));
  it('has a role', () =>
    given(companyDecider)
      .when({ ...register, roles: [] })
      .refused('COMPANY.ROLE_REQUIRED'));

  it('is renamed from the name it has by then', () => {
    given(companyDecider, registered, renamed(data.name, 'Granite Peak'))
      .when(rename('Granite Peak Demolition LLC'))
      .then(renamed('Granite Peak', 'Granite Peak Demolition LLC'));
  });
  it('keeps a name it has already', () => given(companyDecider, registered).when(rename(data.name)).nothing());
  it('must exist to be renamed', () => given(companyDecider).when(rename('Nobody')).refused('COMPANY.NOT_FOUND'));
});

describe('a second factor that a company requires [A18]', () => {
  const required = { type: 'SecondFactorRequired', data: { companyId } } as const;
  const ended = { type: 'SecondFactorRequirementEnded', data: { companyId } } as const;

  it('is required once', () => {
    given(companyDecider, registered).when({ type: 'RequireSecondFactor' }).then(required);
    given(companyDecider, registered, required).when({ type: 'RequireSecondFactor' }).nothing();
  });
  it('is no longer required, once', () => {
    given(companyDecider, registered, required).when({ type: 'EndSecondFactorRequirement' }).then(ended);
    given(companyDecider, registered, required, ended).when({ type: 'EndSecondFactorRequirement' }).nothing();
    given(companyDecider, registered).when({ type: 'EndSecondFactorRequirement' }).nothing();
  });
  it('stays required of a company with another name', () =>
    given(companyDecider, registered, required, renamed(data.name, 'Granite Peak'))
      .when({ type: 'RequireSecondFactor' })
      .nothing());
  it('is required by a company that there is', () =>
    given(companyDecider).when({ type: 'RequireSecondFactor' }).refused('COMPANY.NOT_FOUND'));
});
