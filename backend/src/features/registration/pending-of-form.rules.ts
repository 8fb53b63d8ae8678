import type { ActivateAgencyDto, ActivateInAgencyDto } from '@covertrail/contracts/registration/agent-sign-up.inputs';
import type {
  JoinAgencyDto,
  SignUpAgencyDto,
  SignUpFromSystemDto,
} from '@covertrail/contracts/registration/agent-sign-up.inputs';
import type {
  FoundCompanyDto,
  JoinCompanyDto,
  SignUpDto,
} from '@covertrail/contracts/registration/registration.inputs';
import type { PostalAddress } from '@covertrail/domain/company/company.contract';
import type { InsuredText } from '@covertrail/domain/fields/company-fields';
import type { AcceptedTerms } from '#accounts/new-accounts.service';
import type { PendingSignUp, WithNewCompany } from '#sign-ups/pending-sign-ups.service';

type FoundingForm = SignUpDto | SignUpAgencyDto | SignUpFromSystemDto | ActivateAgencyDto;

/** What a person may send to sign up, of a company or as an agent, by an address or by the link of a mail. */
export type SignUpForm = FoundingForm | JoinCompanyDto | JoinAgencyDto | ActivateInAgencyDto;

/** What says which company is founded. */
export type CompanyForm = FoundingForm | FoundCompanyDto;

interface Proved {
  readonly registrationId: string;
  readonly email: string;
  readonly passwordHash: string;
  readonly at: AcceptedTerms['at'];
}

/** What is kept of a form until it is completed. */
export function pendingOf(form: SignUpForm, { registrationId, email, passwordHash, at }: Proved): PendingSignUp {
  const { firstName, lastName, phone = '', acceptTerms: version } = form;
  const person = { registrationId, email, firstName, lastName, phone, passwordHash, accepted: { version, at } };
  if ('companyId' in form) return { ...person, joinsId: form.companyId };
  const logo = 'logoUploadId' in form && form.logoUploadId ? { logoUploadId: form.logoUploadId } : {};
  const agent = 'agentEmail' in form && form.agentEmail ? { agentEmail: form.agentEmail } : {};
  return { ...person, company: companyOf(form), ...logo, ...agent };
}

/** What stands together on a certificate, and is limited together. */
export function insuredTextOf(form: CompanyForm): InsuredText {
  const { address1, address2 = '', city, state, postalCode } = form;
  return { companyName: nameOf(form), address1, address2, city, state, postalCode };
}

const nameOf = (form: CompanyForm): string => ('agencyName' in form ? form.agencyName : form.companyName);

/** The company that a form describes. */
export function companyOf(form: CompanyForm): WithNewCompany['company'] {
  const { timeZone } = form;
  return {
    name: nameOf(form),
    address: addressOf(form),
    timeZone: Intl.supportedValuesOf('timeZone').includes(timeZone) ? timeZone : 'UTC',
    ...roleOf(form),
  };
}

type OfRole = 'roles' | 'taxId' | 'agency' | 'agencySystem' | 'agencySystemPassword';

function roleOf(form: CompanyForm): Pick<WithNewCompany['company'], OfRole> {
  if (!('agencyName' in form)) return { roles: ['requester', 'insured'], ...(form.taxId ? { taxId: form.taxId } : {}) };
  const { managementSystem, license = '', fax = '' } = form;
  return {
    roles: ['agency'],
    agency: { managementSystem, ...(license ? { license } : {}), ...(fax ? { fax } : {}) },
    ...('amsName' in form ? systemOf(form) : {}),
  };
}

function systemOf(form: SignUpFromSystemDto): Pick<WithNewCompany['company'], 'agencySystem' | 'agencySystemPassword'> {
  if (form.amsName === 'HawkSoft')
    return { agencySystem: { name: form.amsName, agencyId: form.externalAgencyId ?? '' } };
  const { sagittaServerUrl = '', sagittaAccount = '', sagittaUsername = '', sagittaPassword = '' } = form;
  const { sagittaServerPool: serverPool = '', sagittaOnlineCode: onlineCode = '' } = form;
  return {
    agencySystem: {
      name: form.amsName,
      server: sagittaServerUrl,
      account: sagittaAccount,
      user: sagittaUsername,
      ...(serverPool ? { serverPool } : {}),
      ...(onlineCode ? { onlineCode } : {}),
    },
    agencySystemPassword: sagittaPassword,
  };
}

const addressOf = ({ address1, address2 = '', city, state, postalCode, country }: CompanyForm): PostalAddress => ({
  address1,
  ...(address2 ? { address2 } : {}),
  city,
  state,
  postalCode,
  country,
});
