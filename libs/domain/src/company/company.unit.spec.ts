import { given } from '../kernel/testing/given.js';
import type {
  AgencyDetailsChanged,
  CompanyCommand,
  CompanyProfileChanged,
  CompanyRegistered,
  CompanyRenamed,
} from './company.contract.js';
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
const { country, ...place } = data.address;
const rename = (name: string): CompanyCommand => ({ type: 'ChangeCompanyProfile', name, address: place });
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

describe('what a company says of itself [I01]', () => {
  const moved = { address1: '77 Cliff Street', city: 'Golden', state: 'CO', postalCode: '80401' };
  const changed: CompanyProfileChanged = {
    type: 'CompanyProfileChanged',
    data: { companyId, from: { address: data.address }, to: { address: { ...moved, country }, phone: '303 555 0100' } },
  };
  const change: CompanyCommand = {
    type: 'ChangeCompanyProfile',
    name: data.name,
    address: moved,
    phone: '303 555 0100',
  };

  it('changes its address and phone number, and stays in its country', () => {
    given(companyDecider, registered).when(change).then(changed);
    given(companyDecider, registered, changed).when(change).nothing();
  });
  it('moves to another country, and stays there', () => {
    const abroad = { ...moved, state: 'ON', postalCode: 'M5V 2T6', country: 'CA' };
    const to = { ...changed.data.to, address: abroad };
    const left: CompanyProfileChanged = { type: 'CompanyProfileChanged', data: { ...changed.data, to } };
    given(companyDecider, registered)
      .when({ ...change, address: abroad })
      .then(left);
    const { country: _stays, ...unchanged } = abroad;
    given(companyDecider, registered, left)
      .when({ ...change, address: unchanged })
      .nothing();
  });
  it('changes name and address at once, by an event each', () =>
    given(companyDecider, registered)
      .when({ ...change, name: 'Granite Peak' })
      .then(renamed(data.name, 'Granite Peak'), changed));
  it('takes its phone number away', () => {
    const { phone: _gone, ...to } = changed.data.to;
    given(companyDecider, registered, changed)
      .when({ type: 'ChangeCompanyProfile', name: data.name, address: moved })
      .then({ type: 'CompanyProfileChanged', data: { companyId, from: changed.data.to, to } });
  });
  it('has a name and an address that fit together on a certificate', () =>
    given(companyDecider, registered)
      .when({ ...change, name: 'G'.repeat(130), address: { ...moved, address2: 'T'.repeat(50) } })
      .refused('COMPANY.INSURED_TEXT'));
  it('has another tax id', () =>
    given(companyDecider, registered)
      .when({ type: 'ChangeTaxId', taxId: '841234567' })
      .then({ type: 'CompanyTaxIdChanged', data: { companyId, taxId: '841234567' } }));
});

describe('the logo of a company [I01]', () => {
  const logo = { fileId: 'f-1', sha256: '0'.repeat(64), contentType: 'image/png', bytes: 5120 };
  const chosen = { type: 'CompanyLogoChanged', data: { companyId, logo } } as const;
  const removed = { type: 'CompanyLogoRemoved', data: { companyId } } as const;

  it('is chosen once, and replaced by another file', () => {
    given(companyDecider, registered).when({ type: 'ChooseLogo', logo }).then(chosen);
    given(companyDecider, registered, chosen).when({ type: 'ChooseLogo', logo }).nothing();
    const other = { ...logo, fileId: 'f-2' };
    given(companyDecider, registered, chosen)
      .when({ type: 'ChooseLogo', logo: other })
      .then({ type: 'CompanyLogoChanged', data: { companyId, logo: other } });
  });
  it('is removed once', () => {
    given(companyDecider, registered, chosen).when({ type: 'RemoveLogo' }).then(removed);
    given(companyDecider, registered, chosen, removed).when({ type: 'RemoveLogo' }).nothing();
    given(companyDecider, registered).when({ type: 'RemoveLogo' }).nothing();
  });
});

describe('single sign-on that a company requires [A18]', () => {
  const required = { type: 'SingleSignOnRequired', data: { companyId } } as const;
  const ended = { type: 'SingleSignOnRequirementEnded', data: { companyId } } as const;

  it('is required once, and beside a second factor', () => {
    given(companyDecider, registered).when({ type: 'RequireSingleSignOn' }).then(required);
    given(companyDecider, registered, required).when({ type: 'RequireSingleSignOn' }).nothing();
    given(companyDecider, registered, required)
      .when({ type: 'RequireSecondFactor' })
      .then({ type: 'SecondFactorRequired', data: { companyId } });
  });
  it('is no longer required, once', () => {
    given(companyDecider, registered, required).when({ type: 'EndSingleSignOnRequirement' }).then(ended);
    given(companyDecider, registered, required, ended).when({ type: 'EndSingleSignOnRequirement' }).nothing();
    given(companyDecider, registered).when({ type: 'EndSingleSignOnRequirement' }).nothing();
  });
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

describe('what an agency says of itself [A08]', () => {
  const agency: CompanyRegistered = { ...registered, data: { ...data, roles: ['agency'] } };
  const details = { managementSystem: 'HawkSoft', license: 'CO-204417' };
  const change: CompanyCommand = { type: 'ChangeAgencyDetails', details };
  const stated: AgencyDetailsChanged = { type: 'AgencyDetailsChanged', data: { companyId, from: null, to: details } };

  it('is stated once, however often it is said', () => {
    given(companyDecider, agency).when(change).then(stated);
    given(companyDecider, agency, stated).when(change).nothing();
    given(companyDecider, { ...agency, data: { ...agency.data, agency: details } })
      .when(change)
      .nothing();
  });
  it('loses what is left out', () => {
    const to = { managementSystem: 'HawkSoft' };
    given(companyDecider, agency, stated)
      .when({ type: 'ChangeAgencyDetails', details: to })
      .then({ type: 'AgencyDetailsChanged', data: { companyId, from: details, to } });
  });
  it('is stated by agencies alone', () => given(companyDecider, registered).when(change).refused('COMPANY.NO_AGENCY'));
});

describe('the training mode of a requester [B04]', () => {
  const enabled = { type: 'TrainingModeEnabled', data: { companyId } } as const;
  const disabled = { type: 'TrainingModeDisabled', data: { companyId } } as const;
  const requester: CompanyRegistered = { ...registered, data: { ...data, roles: ['requester'] } };

  it('is enabled once, and disabled once', () => {
    given(companyDecider, requester).when({ type: 'EnableTrainingMode' }).then(enabled);
    given(companyDecider, requester, enabled).when({ type: 'EnableTrainingMode' }).nothing();
    given(companyDecider, requester, enabled).when({ type: 'DisableTrainingMode' }).then(disabled);
    given(companyDecider, requester, enabled, disabled).when({ type: 'DisableTrainingMode' }).nothing();
  });
  it('is of requesters alone', () =>
    given(companyDecider, { ...registered, data: { ...data, roles: ['agency'] } })
      .when({ type: 'EnableTrainingMode' })
      .refused('COMPANY.NO_REQUESTER'));
});
