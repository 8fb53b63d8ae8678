import type { SignUpDto } from '@covertrail/contracts/registration/registration.inputs';

export const CHOSEN_PASSWORD = 'Trombone&Kettle7';

/** What a person enters to found a company. */
export const signUpOf = (email: string, over: Partial<SignUpDto> = {}): SignUpDto => ({
  firstName: 'Nora',
  lastName: 'Lindt',
  email,
  password: CHOSEN_PASSWORD,
  confirmPassword: CHOSEN_PASSWORD,
  companyName: 'Granite Works',
  address1: '900 Champa Street',
  city: 'Denver',
  state: 'CO',
  postalCode: '80202',
  country: 'US',
  timeZone: 'America/Denver',
  acceptTerms: '2026-11-28',
  ...over,
});
