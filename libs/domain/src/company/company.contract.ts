import type { CitedFile } from '../kernel/cited-file.js';
import type { DomainEvent, Uuid } from '../kernel/event.js';
import type { SignUpSystem } from '../fields/agency-system-fields.js';
import type { CompanyRole } from '../rights/company-roles.js';
import type { PersonalFields, PersonalText } from '../kernel/personal.js';

export interface PostalAddress {
  readonly address1: string;
  readonly address2?: string;
  readonly city: string;
  readonly state: string;
  readonly postalCode: string;
  /** ISO 3166 two letters. */
  readonly country: string;
}

/** What an agency says of itself, first when it signs up [A08]. Numbers of licenses are public records. */
export interface AgencyDetails {
  /** The name of the system in which it manages its policies. */
  readonly managementSystem: string;
  readonly license?: string;
  readonly fax?: string;
}

/** How the agency is known in the system from which it signed up: by an id in HawkSoft, by a log-in in Sagitta [A08]. */
export interface AgencyInSystem {
  readonly name: SignUpSystem;
  readonly agencyId?: string;
  readonly server?: string;
  readonly account?: string;
  readonly user?: string;
  readonly serverPool?: string;
  readonly onlineCode?: string;
}

export type CompanyRegistered = DomainEvent<
  'CompanyRegistered',
  {
    readonly companyId: Uuid;
    readonly name: string;
    readonly roles: readonly CompanyRole[];
    readonly address: PostalAddress;
    /** IANA name: the company's insurance days begin and end in it. */
    readonly timeZone: string;
    readonly trade?: string;
    /** Nine digits, sealed: whoever gives it proves to belong to the company, so no one else may read it [A07]. */
    readonly taxId?: PersonalText;
    /** Of an agency that signed up itself. */
    readonly agency?: AgencyDetails;
    /** Of an agency that signed up from its system. */
    readonly agencySystem?: AgencyInSystem;
    /** The password of the log-in in Sagitta, sealed. */
    readonly agencySystemPassword?: PersonalText;
  }
>;
export type CompanyRenamed = DomainEvent<
  'CompanyRenamed',
  { readonly companyId: Uuid; readonly from: string; readonly to: string }
>;

/** How a company is reached. No phone number where none is given. */
export interface CompanyContact {
  readonly address: PostalAddress;
  readonly phone?: string;
}

/** Its primary contact stated another address or phone number [I01]. Amounts stay in the currency of the country in which it was registered. */
export type CompanyProfileChanged = DomainEvent<
  'CompanyProfileChanged',
  { readonly companyId: Uuid; readonly from: CompanyContact; readonly to: CompanyContact }
>;
/** Another tax id, or the first one: nine digits, sealed as at the registration [I01]. */
export type CompanyTaxIdChanged = DomainEvent<
  'CompanyTaxIdChanged',
  { readonly companyId: Uuid; readonly taxId: PersonalText }
>;

/** An agency stated another management system, license or fax number [A08]. `from` is null where it had stated none. */
export type AgencyDetailsChanged = DomainEvent<
  'AgencyDetailsChanged',
  { readonly companyId: Uuid; readonly from: AgencyDetails | null; readonly to: AgencyDetails }
>;

/** A picture that stands beside the name of the company from then on, whoever sees the name [I01]. */
export type CompanyLogoChanged = DomainEvent<
  'CompanyLogoChanged',
  { readonly companyId: Uuid; readonly logo: CitedFile }
>;
export type CompanyLogoRemoved = DomainEvent<'CompanyLogoRemoved', { readonly companyId: Uuid }>;

/** A person of the company gets a session for it only with a second factor or a passkey from then on [A18]. */
export type SecondFactorRequired = DomainEvent<'SecondFactorRequired', { readonly companyId: Uuid }>;
export type SecondFactorRequirementEnded = DomainEvent<'SecondFactorRequirementEnded', { readonly companyId: Uuid }>;

/** Whoever of the company has an e-mail for which a provider of single sign-on speaks logs in by it alone, but for the primary contact [A18]. */
export type SingleSignOnRequired = DomainEvent<'SingleSignOnRequired', { readonly companyId: Uuid }>;
export type SingleSignOnRequirementEnded = DomainEvent<'SingleSignOnRequirementEnded', { readonly companyId: Uuid }>;

/** A requester and its people learn the product: each page says so at its foot to who acts as a requester [B04]. */
export type TrainingModeEnabled = DomainEvent<'TrainingModeEnabled', { readonly companyId: Uuid }>;
export type TrainingModeDisabled = DomainEvent<'TrainingModeDisabled', { readonly companyId: Uuid }>;

export const COMPANY_PERSONAL: Readonly<Record<string, PersonalFields>> = {
  CompanyRegistered: { person: 'companyId', fields: ['taxId', 'agencySystemPassword'] },
  CompanyTaxIdChanged: { person: 'companyId', fields: ['taxId'] },
};

export type CompanyEvent =
  | CompanyRegistered
  | CompanyRenamed
  | CompanyProfileChanged
  | CompanyTaxIdChanged
  | AgencyDetailsChanged
  | CompanyLogoChanged
  | CompanyLogoRemoved
  | SecondFactorRequired
  | SecondFactorRequirementEnded
  | SingleSignOnRequired
  | SingleSignOnRequirementEnded
  | TrainingModeEnabled
  | TrainingModeDisabled;

/** What the primary contact states of the company. */
export interface CompanyProfile {
  readonly name: string;
  /** Without a country it stays in the one where it is. */
  readonly address: Omit<PostalAddress, 'country'> & Partial<Pick<PostalAddress, 'country'>>;
  readonly phone?: string;
}

export type CompanyCommand =
  | ({ readonly type: 'RegisterCompany' } & CompanyRegistered['data'])
  | ({ readonly type: 'ChangeCompanyProfile' } & CompanyProfile)
  | { readonly type: 'ChangeTaxId'; readonly taxId: string }
  | { readonly type: 'ChangeAgencyDetails'; readonly details: AgencyDetails }
  | { readonly type: 'ChooseLogo'; readonly logo: CitedFile }
  | { readonly type: 'RemoveLogo' }
  | { readonly type: 'RequireSecondFactor' | 'EndSecondFactorRequirement' }
  | { readonly type: 'RequireSingleSignOn' | 'EndSingleSignOnRequirement' }
  | { readonly type: 'EnableTrainingMode' | 'DisableTrainingMode' };
