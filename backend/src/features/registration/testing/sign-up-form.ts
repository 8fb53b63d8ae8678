import type { JoinCompanyDto, SignUpDto } from '@covertrail/contracts/registration/registration.inputs';

export const CHOSEN_PASSWORD = 'Trombone&Kettle7';

/** What everybody enters who gets an account. */
export const NEW_PERSON = {
  firstName: 'Nora',
  lastName: 'Lindt',
  password: CHOSEN_PASSWORD,
  confirmPassword: CHOSEN_PASSWORD,
  acceptTerms: '2026-11-28',
};

/** What a person enters to join a company. */
export const joinOf = (email: string, companyId: string): JoinCompanyDto => ({ ...NEW_PERSON, email, companyId });

/** What a person enters to found a company. */
export const signUpOf = (email: string, over: Partial<SignUpDto> = {}): SignUpDto => ({
  ...NEW_PERSON,
  email,
  companyName: 'Granite Works',
  address1: '900 Champa Street',
  city: 'Denver',
  state: 'CO',
  postalCode: '80202',
  country: 'US',
  timeZone: 'America/Denver',
  ...over,
});

/** What an agent enters. */
export const NEW_AGENT = { ...NEW_PERSON, phone: '3035550134' };

/** What an agent enters to found an agency. */
export const AGENCY_FORM = {
  ...NEW_AGENT,
  agencyName: 'Keystone Brokers',
  managementSystem: 'HawkSoft',
  license: 'CO-554433',
  address1: '12 Wynkoop Street',
  city: 'Denver',
  state: 'CO',
  postalCode: '80202',
  country: 'US',
  timeZone: 'America/Denver',
};
