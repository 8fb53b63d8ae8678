import type { ActingRole } from '../kernel/event.js';
import type { AccessLevel, Permission } from './access-levels.js';

/** As whom a person acts: for a company that asks, is asked, or is an agency; or as an operator, who has no company. */
export type ActingAs = Exclude<ActingRole, 'system'>;

/** The lowest level in the company with which someone may, by whom they act as. Nobody else may. An operator has no level. */
export interface CapabilityRule extends Partial<Readonly<Record<ActingAs, AccessLevel>>> {
  /** Only for the primary contact of the company. */
  readonly primaryContact?: true;
  /** The membership must have it besides. */
  readonly permission?: Permission;
}

/** The work of a company itself, whatever it does. */
const COMPANY_WORK = { requester: 'manager', insured: 'manager', agent: 'manager' } as const;
const EVERY_COMPANY = { requester: 'readOnly', insured: 'readOnly', agent: 'readOnly' } as const;
/** An insured, and its agency on its behalf. */
const READS_FOR_INSURED = { insured: 'readOnly', agent: 'readOnly' } as const;
const ACTS_FOR_INSURED = { insured: 'reviewer', agent: 'reviewer' } as const;

/**
 * The one table of what people may do: each call and each page names the capability that it needs, and `docs/roles.md` (`npm run docs`) shows
 * them together. To which things of a company a capability extends is the matter of the grants in each feature.
 */
export const CAPABILITIES = {
  useAccount: { ...EVERY_COMPANY, operator: 'readOnly' },
  endCompanySession: EVERY_COMPANY,
  switchCompany: { requester: 'readOnly', insured: 'readOnly' },
  readNotifications: EVERY_COMPANY,
  readActivityLog: EVERY_COMPANY,
  readReferenceData: EVERY_COMPANY,
  followProgress: EVERY_COMPANY,
  acceptTerms: EVERY_COMPANY,
  dismissGuides: EVERY_COMPANY,
  changeProfile: EVERY_COMPANY,
  findCompanies: EVERY_COMPANY,
  readColleagues: EVERY_COMPANY,
  administerCompany: { ...COMPANY_WORK, primaryContact: true },
  readRequests: EVERY_COMPANY,
  uploadCertificates: { requester: 'reviewer', ...ACTS_FOR_INSURED },
  readCompliance: EVERY_COMPANY,
  readWhatIfs: EVERY_COMPANY,
  choosePlan: { requester: 'readOnly', insured: 'readOnly' },

  readSuppliers: { requester: 'readOnly' },
  readVendorProgram: { requester: 'readOnly' },
  keepVendorProgram: { requester: 'manager' },
  readSentRequests: { requester: 'readOnly' },
  readTemplates: { requester: 'readOnly' },
  readForms: { requester: 'readOnly' },
  readProjects: { requester: 'readOnly' },
  requestCoverage: { requester: 'reviewer' },
  reviewSuppliers: { requester: 'reviewer' },
  manageSuppliers: { requester: 'reviewer' },
  decideExceptions: { requester: 'reviewer' },
  writeNotes: { requester: 'reviewer' },
  tryTemplateChanges: { requester: 'reviewer' },
  manageTemplates: { requester: 'manager' },
  assignTemplates: { requester: 'manager' },
  manageForms: { requester: 'manager' },
  openProjectMenu: { requester: 'readOnly', permission: 'MANAGE_PROJECT_MENU' },
  manageProjects: { requester: 'manager', permission: 'MANAGE_PROJECT_MENU' },

  readSupplierBook: { requester: 'readOnly', permission: 'SUPPLIER_ADDRESS_BOOK_MENU' },
  keepSupplierBook: { requester: 'reviewer', permission: 'SUPPLIER_ADDRESS_BOOK_MENU' },

  readInsurance: READS_FOR_INSURED,
  readShares: READS_FOR_INSURED,
  readReceivedRequests: READS_FOR_INSURED,
  readCurePlans: READS_FOR_INSURED,
  readHolderBooks: READS_FOR_INSURED,
  keepPolicies: ACTS_FOR_INSURED,
  keepDocuments: ACTS_FOR_INSURED,
  keepSchedules: ACTS_FOR_INSURED,
  keepHolderBooks: ACTS_FOR_INSURED,
  sharePolicies: ACTS_FOR_INSURED,
  answerForInsured: ACTS_FOR_INSURED,
  sendCurePlans: ACTS_FOR_INSURED,
  tryPolicyChanges: ACTS_FOR_INSURED,

  readOwnInsurance: { insured: 'readOnly' },
  readOwnAgency: { insured: 'readOnly' },
  appointAgency: { insured: 'manager' },
  readEnrollments: { insured: 'readOnly' },
  payEnrollments: { insured: 'manager' },
  choosePolicyAgency: { insured: 'reviewer' },
  requestCertificates: { insured: 'reviewer' },

  readClients: { agent: 'readOnly' },
  readTransfers: { agent: 'readOnly' },
  readAgencyImports: { agent: 'readOnly' },
  approvePolicies: { agent: 'reviewer' },
  issueCertificates: { agent: 'reviewer' },
  administerAgency: { agent: 'manager', primaryContact: true },
  addClients: { agent: 'reviewer' },
  transferClients: { agent: 'reviewer' },
  importFromAgencySystem: { agent: 'reviewer' },
  endRepresentation: { agent: 'manager' },

  operateProduct: { operator: 'readOnly' },
} as const satisfies Readonly<Record<string, CapabilityRule>>;

export type Capability = keyof typeof CAPABILITIES;

/** Everybody as whom a person may act. */
export const ACTING_AS = ['requester', 'insured', 'agent', 'operator'] as const satisfies readonly ActingAs[];

export const ruleOf = (capability: Capability): CapabilityRule => CAPABILITIES[capability];

/** As whom someone may do this, at some level. */
export const rolesWith = (capability: Capability): readonly ActingAs[] =>
  ACTING_AS.filter((role) => ruleOf(capability)[role] !== undefined);
