import { insuredTextProblem } from '../fields/company-fields.js';
import { dataOf } from '../kernel/command.js';
import type { Decider } from '../kernel/decider.js';
import { equal } from '../kernel/equal.js';
import { RuleBroken } from '../kernel/rule-broken.js';
import type {
  CompanyCommand,
  CompanyContact,
  CompanyEvent,
  CompanyProfile,
  CompanyRegistered,
} from './company.contract.js';

/** What was registered, without the tax id: that is sealed, and no rule needs it. */
type CompanyRegistration = Omit<CompanyRegistered['data'], 'taxId'>;

/** Null before the company was registered. `name` and `contact` are the present ones; country and time zone are those of the registration. */
export type CompanyState = {
  readonly registration: CompanyRegistration;
  readonly name: string;
  readonly contact: CompanyContact;
  /** Whether its people need a second factor or a passkey to log in [A18]. */
  readonly requiresSecondFactor: boolean;
} | null;

export const COMPANY_CODES = [
  'COMPANY.ALREADY_REGISTERED',
  'COMPANY.NOT_FOUND',
  'COMPANY.ROLE_REQUIRED',
  'COMPANY.INSURED_TEXT',
] as const;

const broken = (code: (typeof COMPANY_CODES)[number]) => new RuleBroken(code);

/** A company is registered once, in at least one role. It may change what it says of itself, and require a second factor. */
export const companyDecider: Decider<CompanyState, CompanyCommand, CompanyEvent> = {
  type: 'company',
  initialState: null,
  decide(command, state) {
    if (command.type === 'RegisterCompany') return register(dataOf(command), state);
    if (!state) throw broken('COMPANY.NOT_FOUND');
    if (command.type === 'ChangeCompanyProfile') return changeProfile(dataOf(command), state);
    if (command.type === 'ChangeTaxId') {
      return [{ type: 'CompanyTaxIdChanged', data: { companyId: state.registration.companyId, taxId: command.taxId } }];
    }
    return requireSecondFactor(command.type === 'RequireSecondFactor', state);
  },
  evolve(state, { type, data }) {
    if (type === 'CompanyRegistered') {
      const { name, address } = data;
      return { registration: withoutTaxId(data), name, contact: { address }, requiresSecondFactor: false };
    }
    if (!state || type === 'CompanyTaxIdChanged') return state;
    if (type === 'CompanyRenamed') return { ...state, name: data.to };
    if (type === 'CompanyProfileChanged') return { ...state, contact: data.to };
    return { ...state, requiresSecondFactor: type === 'SecondFactorRequired' };
  },
};

function changeProfile(
  { name, address, phone }: CompanyProfile,
  {
    registration: {
      companyId,
      address: { country },
    },
    name: before,
    contact: from,
  }: NonNullable<CompanyState>,
): CompanyEvent[] {
  const { address1, address2 = '', city, state, postalCode } = address;
  if (insuredTextProblem({ companyName: name, address1, address2, city, state, postalCode }) !== null)
    throw broken('COMPANY.INSURED_TEXT');
  const to: CompanyContact = { address: { ...address, country }, ...(phone ? { phone } : {}) };
  return [
    ...(name === before ? [] : [{ type: 'CompanyRenamed' as const, data: { companyId, from: before, to: name } }]),
    ...(equal(from, to) ? [] : [{ type: 'CompanyProfileChanged' as const, data: { companyId, from, to } }]),
  ];
}

function register(data: CompanyRegistered['data'], state: CompanyState): CompanyEvent[] {
  if (state && equal(state.registration, withoutTaxId(data))) return [];
  if (state) throw broken('COMPANY.ALREADY_REGISTERED');
  if (data.roles.length === 0) throw broken('COMPANY.ROLE_REQUIRED');
  return [{ type: 'CompanyRegistered', data }];
}

function requireSecondFactor(isRequired: boolean, state: NonNullable<CompanyState>): CompanyEvent[] {
  if (isRequired === state.requiresSecondFactor) return [];
  const { companyId } = state.registration;
  return [{ type: isRequired ? 'SecondFactorRequired' : 'SecondFactorRequirementEnded', data: { companyId } }];
}

function withoutTaxId({ taxId: _sealed, ...registration }: CompanyRegistered['data']): CompanyRegistration {
  return registration;
}
