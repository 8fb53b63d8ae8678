import { dataOf } from '../kernel/command.js';
import type { Decider } from '../kernel/decider.js';
import { equal } from '../kernel/equal.js';
import { RuleBroken } from '../kernel/rule-broken.js';
import type { CompanyCommand, CompanyEvent, CompanyRegistered } from './company.contract.js';

/** What was registered, without the tax id: that is sealed, and no rule needs it. */
type CompanyRegistration = Omit<CompanyRegistered['data'], 'taxId'>;

/** Null before the company was registered. `name` is the present one. */
export type CompanyState = {
  readonly registration: CompanyRegistration;
  readonly name: string;
  /** Whether its people need a second factor or a passkey to log in [A18]. */
  readonly requiresSecondFactor: boolean;
} | null;

export const COMPANY_CODES = ['COMPANY.ALREADY_REGISTERED', 'COMPANY.NOT_FOUND', 'COMPANY.ROLE_REQUIRED'] as const;

const broken = (code: (typeof COMPANY_CODES)[number]) => new RuleBroken(code);

/** A company is registered once, in at least one role, and may be renamed and require a second factor. */
export const companyDecider: Decider<CompanyState, CompanyCommand, CompanyEvent> = {
  type: 'company',
  initialState: null,
  decide(command, state) {
    if (command.type === 'RegisterCompany') return register(dataOf(command), state);
    if (!state) throw broken('COMPANY.NOT_FOUND');
    if (command.type !== 'RenameCompany') return requireSecondFactor(command.type === 'RequireSecondFactor', state);
    if (command.name === state.name) return [];
    const { companyId } = state.registration;
    return [{ type: 'CompanyRenamed', data: { companyId, from: state.name, to: command.name } }];
  },
  evolve(state, { type, data }) {
    if (type === 'CompanyRegistered') {
      return { registration: withoutTaxId(data), name: data.name, requiresSecondFactor: false };
    }
    if (type === 'CompanyRenamed') return state && { ...state, name: data.to };
    return state && { ...state, requiresSecondFactor: type === 'SecondFactorRequired' };
  },
};

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
