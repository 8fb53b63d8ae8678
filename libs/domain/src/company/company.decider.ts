import { insuredTextProblem } from '../fields/company-fields.js';
import type { CitedFile } from '../kernel/cited-file.js';
import { dataOf } from '../kernel/command.js';
import type { Decider } from '../kernel/decider.js';
import { equal } from '../kernel/equal.js';
import { RuleBroken } from '../kernel/rule-broken.js';
import type {
  AgencyDetails,
  CompanyCommand,
  CompanyContact,
  CompanyEvent,
  CompanyProfile,
  CompanyRegistered,
} from './company.contract.js';

/** What was registered, without what is sealed: no rule needs it. */
type CompanyRegistration = Omit<CompanyRegistered['data'], 'taxId' | 'agencySystemPassword'>;

/**
 * Null before the company was registered. `name` and `contact` are the present ones. The country that says in which currency its amounts are, and its
 * time zone, are those of the registration.
 */
export type CompanyState = {
  readonly registration: CompanyRegistration;
  readonly name: string;
  readonly contact: CompanyContact;
  /** Null where it states none, and for what is no agency. */
  readonly agency: AgencyDetails | null;
  readonly logo: CitedFile | null;
  /** Whether its people need a second factor or a passkey to log in [A18]. */
  readonly requiresSecondFactor: boolean;
  /** Whether its people log in by a provider of single sign-on alone [A18]. */
  readonly requiresSingleSignOn: boolean;
  /** Whether its people learn the product, and read so [B04]. Requesters alone. */
  readonly isInTraining: boolean;
} | null;

export const COMPANY_CODES = [
  'COMPANY.ALREADY_REGISTERED',
  'COMPANY.NOT_FOUND',
  'COMPANY.ROLE_REQUIRED',
  'COMPANY.INSURED_TEXT',
  'COMPANY.NO_AGENCY',
  'COMPANY.NO_REQUESTER',
] as const;

const broken = (code: (typeof COMPANY_CODES)[number]) => new RuleBroken(code);

/** A company is registered once, in at least one role. It may change what it says of itself, require a second factor or single sign-on, and be in training. */
export const companyDecider: Decider<CompanyState, CompanyCommand, CompanyEvent> = {
  type: 'company',
  initialState: null,
  decide(command, state) {
    if (command.type === 'RegisterCompany') return register(dataOf(command), state);
    if (!state) throw broken('COMPANY.NOT_FOUND');
    const { companyId } = state.registration;
    switch (command.type) {
      case 'ChangeCompanyProfile':
        return changeProfile(dataOf(command), state);
      case 'ChangeTaxId':
        return [{ type: 'CompanyTaxIdChanged', data: { companyId, taxId: command.taxId } }];
      case 'ChangeAgencyDetails':
        return changeAgency(command.details, state);
      case 'ChooseLogo':
        if (equal(command.logo, state.logo)) return [];
        return [{ type: 'CompanyLogoChanged', data: { companyId, logo: command.logo } }];
      case 'RemoveLogo':
        return state.logo ? [{ type: 'CompanyLogoRemoved', data: { companyId } }] : [];
      case 'EnableTrainingMode':
      case 'DisableTrainingMode':
        return changeTraining(command.type === 'EnableTrainingMode', state);
      case 'RequireSingleSignOn':
      case 'EndSingleSignOnRequirement':
        return requireSignOn(command.type === 'RequireSingleSignOn', state);
      default:
        return requireSecondFactor(command.type === 'RequireSecondFactor', state);
    }
  },
  evolve(state, { type, data }) {
    if (type === 'CompanyRegistered') return begun(data);
    if (!state) return state;
    switch (type) {
      case 'CompanyRenamed':
        return { ...state, name: data.to };
      case 'CompanyProfileChanged':
        return { ...state, contact: data.to };
      case 'CompanyTaxIdChanged':
        return state;
      case 'AgencyDetailsChanged':
        return { ...state, agency: data.to };
      case 'CompanyLogoChanged':
        return { ...state, logo: data.logo };
      case 'CompanyLogoRemoved':
        return { ...state, logo: null };
      case 'TrainingModeEnabled':
      case 'TrainingModeDisabled':
        return { ...state, isInTraining: type === 'TrainingModeEnabled' };
      case 'SingleSignOnRequired':
      case 'SingleSignOnRequirementEnded':
        return { ...state, requiresSingleSignOn: type === 'SingleSignOnRequired' };
      default:
        return { ...state, requiresSecondFactor: type === 'SecondFactorRequired' };
    }
  },
};

const begun = (data: CompanyRegistered['data']): CompanyState => ({
  registration: withoutSealed(data),
  name: data.name,
  contact: { address: data.address },
  agency: data.agency ?? null,
  logo: null,
  requiresSecondFactor: false,
  requiresSingleSignOn: false,
  isInTraining: false,
});

function changeProfile(
  { name, address, phone }: CompanyProfile,
  { registration: { companyId }, name: before, contact: from }: NonNullable<CompanyState>,
): CompanyEvent[] {
  const { address1, address2 = '', city, state, postalCode } = address;
  if (insuredTextProblem({ companyName: name, address1, address2, city, state, postalCode }) !== null)
    throw broken('COMPANY.INSURED_TEXT');
  const { country } = from.address;
  const to: CompanyContact = { address: { country, ...address }, ...(phone ? { phone } : {}) };
  return [
    ...(name === before ? [] : [{ type: 'CompanyRenamed' as const, data: { companyId, from: before, to: name } }]),
    ...(equal(from, to) ? [] : [{ type: 'CompanyProfileChanged' as const, data: { companyId, from, to } }]),
  ];
}

function changeAgency(to: AgencyDetails, { registration, agency: from }: NonNullable<CompanyState>): CompanyEvent[] {
  const { companyId, roles } = registration;
  if (!roles.includes('agency')) throw broken('COMPANY.NO_AGENCY');
  return equal(from, to) ? [] : [{ type: 'AgencyDetailsChanged', data: { companyId, from, to } }];
}

function register(data: CompanyRegistered['data'], state: CompanyState): CompanyEvent[] {
  if (state && equal(state.registration, withoutSealed(data))) return [];
  if (state) throw broken('COMPANY.ALREADY_REGISTERED');
  if (data.roles.length === 0) throw broken('COMPANY.ROLE_REQUIRED');
  return [{ type: 'CompanyRegistered', data }];
}

function requireSecondFactor(isRequired: boolean, state: NonNullable<CompanyState>): CompanyEvent[] {
  if (isRequired === state.requiresSecondFactor) return [];
  const { companyId } = state.registration;
  return [{ type: isRequired ? 'SecondFactorRequired' : 'SecondFactorRequirementEnded', data: { companyId } }];
}

function requireSignOn(isRequired: boolean, state: NonNullable<CompanyState>): CompanyEvent[] {
  if (isRequired === state.requiresSingleSignOn) return [];
  const { companyId } = state.registration;
  return [{ type: isRequired ? 'SingleSignOnRequired' : 'SingleSignOnRequirementEnded', data: { companyId } }];
}

function changeTraining(isInTraining: boolean, { registration, ...state }: NonNullable<CompanyState>): CompanyEvent[] {
  const { companyId, roles } = registration;
  if (!roles.includes('requester')) throw broken('COMPANY.NO_REQUESTER');
  if (isInTraining === state.isInTraining) return [];
  return [{ type: isInTraining ? 'TrainingModeEnabled' : 'TrainingModeDisabled', data: { companyId } }];
}

function withoutSealed(data: CompanyRegistered['data']): CompanyRegistration {
  const { taxId: _taxId, agencySystemPassword: _password, ...registration } = data;
  return registration;
}
