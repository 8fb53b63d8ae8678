import type { CertificateForm } from '@covertrail/domain/issued-certificate/certificate-content.contract';
import type { PostalAddress } from '@covertrail/domain/company/company.contract';
import type { CompanyRole } from '@covertrail/domain/rights/company-roles';
import type { CoverageLine, EndorsementCode, Rating } from '@covertrail/domain/insurance/coverage';
import type { FindingException } from '@covertrail/domain/compliance/finding';
import type { AgencySystem } from '@covertrail/domain/insurance/source-table';
import type { Requirements } from '@covertrail/domain/compliance/requirements';
import type { ExceptionDuration } from '@covertrail/domain/exception/exception.contract';
import type { DocumentKind } from '@covertrail/domain/insurance/document-kinds';
import type { PropertyLimit } from '@covertrail/domain/fields/property-limit';
import type { FormEntryTerms } from '@covertrail/domain/form-equivalence/form-equivalence.contract';
import type { CalendarDate } from '@covertrail/domain/kernel/dates';
import type { Instant, Uuid } from '@covertrail/domain/kernel/event';
import type { LocationPlace } from '@covertrail/domain/location/location.contract';
import type { HolderDetails } from '@covertrail/domain/insurance/terms/holder-details';
import type { AccessLevel } from '@covertrail/domain/rights/access-levels';
import type { StatedTerms } from '@covertrail/domain/insurance/terms/policy-terms';
import type { AskedBeside } from '@covertrail/domain/request/request.contract';
import type { SelectedKind } from '@covertrail/domain/selection/selection.contract';
import type { ShareTerms } from '@covertrail/domain/share/share.contract';
import type { SupplierEntry } from '@covertrail/domain/supplier-contact/supplier-contact.contract';
import type { VehicleFacts } from '@covertrail/domain/vehicle/vehicle.contract';
import { deriveId } from '@covertrail/platform/ids/ids';
import type { DemoExported } from './demo-export.js';

/** Who acts, and for which company. */
export interface DemoActor {
  readonly userId: Uuid;
  readonly companyId: Uuid;
  readonly role: 'requester' | 'insured' | 'agent';
  readonly onBehalfOf?: Uuid;
}

export interface DemoCompany {
  readonly companyId: Uuid;
  readonly name: string;
  readonly roles: readonly CompanyRole[];
  readonly address: PostalAddress;
  readonly timeZone: string;
  readonly trade?: string;
  readonly taxId: string;
}

export interface DemoPerson {
  readonly userId: Uuid;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly companyId: Uuid;
  readonly access: AccessLevel;
}

/** Someone who runs the product and belongs to no company. */
export type DemoOperator = Pick<DemoPerson, 'userId' | 'firstName' | 'lastName' | 'email'>;

/** One thing that someone does in the demo world: a command, and when it is sent. */
export type DemoCommand =
  | { readonly do: 'registerCompany'; readonly company: DemoCompany }
  | { readonly do: 'registerUser'; readonly person: DemoPerson }
  | { readonly do: 'finishTour'; readonly role: DemoActor['role'] }
  | { readonly do: 'appointOperator'; readonly operator: DemoOperator }
  | { readonly do: 'addCarrier'; readonly carrierId: Uuid; readonly name: string; readonly naic: string }
  | {
      readonly do: 'rateCarrier';
      readonly carrierId: Uuid;
      readonly rating: Rating;
      readonly effectiveFrom: CalendarDate;
    }
  | {
      readonly do: 'createTemplate';
      readonly name: string;
      readonly requirements: Requirements;
      readonly effectiveFrom: CalendarDate;
    }
  | {
      readonly do: 'reviseTemplate';
      readonly templateId: Uuid;
      readonly requirements: Requirements;
      readonly effectiveFrom: CalendarDate;
    }
  | {
      readonly do: 'addFormEntry';
      readonly number: string;
      readonly line: CoverageLine;
      readonly terms: FormEntryTerms;
      readonly effectiveFrom: CalendarDate;
    }
  | { readonly do: 'createProject'; readonly name: string; readonly templateId: Uuid; readonly isDefault: boolean }
  | { readonly do: 'keepSupplier'; readonly entry: SupplierEntry }
  | { readonly do: 'addClient'; readonly insuredId: Uuid; readonly taxId: string }
  | { readonly do: 'requestAppointment'; readonly insuredId: Uuid }
  | { readonly do: 'acceptAgency'; readonly insuredId: Uuid; readonly agencyId: Uuid }
  /** The agency of the agent with this e-mail address, at once. */
  | { readonly do: 'inviteAgency'; readonly email: string }
  | { readonly do: 'addPolicy'; readonly insuredId: Uuid; readonly line: CoverageLine; readonly terms: StatedTerms }
  /** Of the day on which the step is sent. */
  | {
      readonly do: 'importFromSystem';
      readonly system: AgencySystem;
      readonly fileName: string;
      readonly policy: DemoExported;
    }
  | {
      readonly do: 'listOnPolicy';
      readonly policyId: Uuid;
      readonly listed: 'locations' | 'vehicles';
      readonly count: number;
    }
  | {
      readonly do: 'editPolicy';
      readonly policyId: Uuid;
      readonly terms: StatedTerms;
      readonly effectiveFrom: CalendarDate;
      readonly enteredWrongly: boolean;
      readonly reason?: string;
    }
  | { readonly do: 'managePolicy'; readonly policyId: Uuid; readonly agencyId: Uuid }
  | { readonly do: 'approvePolicy'; readonly policyId: Uuid }
  | { readonly do: 'rejectPolicy'; readonly policyId: Uuid; readonly reason: string }
  | {
      readonly do: 'cancelPolicy';
      readonly policyId: Uuid;
      readonly effectiveFrom: CalendarDate;
      readonly reason: string;
    }
  | {
      readonly do: 'reinstatePolicy';
      readonly policyId: Uuid;
      readonly effectiveFrom: CalendarDate;
      readonly reason: string;
    }
  | {
      readonly do: 'requestCoverage';
      readonly to: { readonly insuredId: Uuid } | { readonly email: string };
      readonly projectId: Uuid;
      readonly message: string;
      readonly dueOn: CalendarDate;
      /** Who gets copies, and what else it asks for. */
      readonly beside?: AskedBeside & { readonly cc?: readonly string[] };
    }
  /** A row that is no address is refused by itself. */
  | {
      readonly do: 'requestFromMany';
      readonly emails: readonly string[];
      readonly projectId: Uuid;
      readonly message: string;
      readonly dueOn: CalendarDate;
    }
  /** What is typed into the wizard of an answer, and not sent. */
  | {
      readonly do: 'draftAnswer';
      readonly requestId: Uuid;
      readonly policyIds: readonly Uuid[];
      readonly remarks: string;
    }
  | {
      readonly do: 'respondToRequest';
      readonly requestId: Uuid;
      readonly policyIds: readonly Uuid[];
      readonly remarks: string;
    }
  | { readonly do: 'declineRequest'; readonly requestId: Uuid; readonly reason: string }
  | { readonly do: 'cancelRequest'; readonly requestId: Uuid; readonly reason: string }
  | {
      readonly do: 'sharePolicies';
      readonly insuredId: Uuid;
      readonly requesterId: Uuid;
      readonly projectId: Uuid;
      readonly policyIds: readonly Uuid[];
      readonly terms?: ShareTerms;
    }
  | { readonly do: 'endShare'; readonly shareId: Uuid }
  | {
      readonly do: 'addLocation';
      readonly policyId: Uuid;
      readonly place: LocationPlace;
      readonly limits: readonly PropertyLimit[];
    }
  /** Drawn of the name of the agent. */
  | { readonly do: 'uploadSignature'; readonly name: string }
  | {
      readonly do: 'issueCertificate';
      readonly insuredId: Uuid;
      readonly form: CertificateForm;
      readonly holder: HolderDetails;
      readonly policyIds: readonly Uuid[];
    }
  | { readonly do: 'addHolder'; readonly ownerId: Uuid; readonly holder: HolderDetails }
  | { readonly do: 'addVehicle'; readonly policyId: Uuid; readonly vehicle: VehicleFacts }
  /** The file is a page with its title. `endorsement` is the one whose form it shows. */
  | {
      readonly do: 'attachDocument';
      readonly policyId: Uuid;
      readonly kind: DocumentKind;
      readonly endorsement?: EndorsementCode;
      readonly fileName: string;
      readonly title: string;
    }
  | {
      readonly do: 'chooseShared';
      readonly kind: SelectedKind;
      readonly policyId: Uuid;
      readonly projectId: Uuid;
      readonly remove: readonly Uuid[];
    }
  | {
      readonly do: 'requestTransfer';
      readonly insuredId: Uuid;
      readonly toAgencyId: Uuid;
      readonly toAgentId: Uuid;
      readonly note: string;
      readonly letter?: { readonly client: string; readonly fileName: string; readonly signedOn: CalendarDate };
    }
  /** What is not met when the step is sent, `most` findings at most; nothing is decided where everything is met. */
  | {
      readonly do: 'decideExceptions';
      readonly insuredId: Uuid;
      readonly projectId: Uuid;
      readonly most: number;
      readonly decision: FindingException['decision'];
      readonly scope: FindingException['scope'];
      readonly duration: ExceptionDuration;
      readonly customDate: CalendarDate | null;
      readonly comment: string;
    }
  /** The oldest correction of the supplier that is open when the step is sent; nothing is acknowledged where there is none. */
  | {
      readonly do: 'acknowledgeCorrection';
      readonly insuredId: Uuid;
      readonly projectId: Uuid;
      readonly comment: string;
    }
  | { readonly do: 'addNote'; readonly insuredId: Uuid; readonly projectId: Uuid; readonly text: string }
  | {
      readonly do: 'inactivateSupplier';
      readonly insuredId: Uuid;
      readonly projectId: Uuid;
      readonly effectiveFrom: CalendarDate;
    }
  | {
      readonly do: 'cancelTracking';
      readonly insuredId: Uuid;
      readonly projectId: Uuid;
      readonly effectiveFrom: CalendarDate;
      readonly reason: string;
    }
  | { readonly do: 'readNotifications' }
  | { readonly do: 'answerTransfer'; readonly transferId: Uuid; readonly action: 'acknowledge' | 'approve' };

/** `key` identifies the step in every run: ids derive from it, so a second run finds what the first one made. */
export interface DemoStep {
  readonly key: string;
  readonly at: Instant;
  readonly by: DemoActor | null;
  readonly command: DemoCommand;
}

export const commandIdOf = (key: string): Uuid => deriveId('demo', key);

/** The id of what a command makes (`policy`, `request`, `template`, `project`, `transfer`); it derives from the command's id. */
export const resultIdOf = (kind: string, key: string): Uuid => deriveId(kind, commandIdOf(key));

export const demoId = (kind: string, name: string | number): Uuid => deriveId('demo', kind, name);
