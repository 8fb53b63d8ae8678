import type { CoverageLine } from '../insurance/coverage.js';
import type { DocumentType } from '../insurance/document-kinds.js';
import type { FormInterest } from '../insurance/lines/acord-forms.js';
import type { RequestedEndorsement } from '../insurance/terms/requested-endorsements.js';
import type { DomainEvent, Uuid } from '../kernel/event.js';
import type { ChosenForm } from '../share/share.contract.js';

/** A file that was uploaded for a draft, or that the last answer has. */
export interface DraftFile {
  /** Of the upload, or of the file. */
  readonly id: Uuid;
  readonly name: string;
  readonly bytes: number;
}

/** A certificate holder as its fields hold it [D06]. */
export interface HolderDraft {
  readonly name: string;
  readonly address1: string;
  readonly address2: string;
  readonly city: string;
  readonly state: string;
  readonly postalCode: string;
  readonly notes: string;
  readonly includeNotesAndAddressOnCoi: boolean;
  readonly primaryNamedInsured: string;
  /** One name in each line. */
  readonly furtherNamedInsureds: string;
}

export interface UnavailableDraft {
  readonly line: CoverageLine;
  readonly reason: string;
}

/** The form of a line in a draft: without `interest` it names none, because no call takes null [C12]. */
export interface FormDraft extends ChosenForm {
  readonly interest?: FormInterest;
}

/** What was entered into the respond wizard: texts may be longer than an answer takes, so that nothing is lost [D04]. */
export interface AnswerDraft {
  readonly kind: 'answer';
  readonly policyIds: readonly Uuid[];
  readonly remarks: string;
  readonly documents: readonly DraftFile[];
  /** Its parts are empty while nobody was entered. */
  readonly holder: HolderDraft;
  /** Requested lines that are said to be unavailable, with the reason as far as it is entered [D11]. Absent: none. */
  readonly unavailable?: readonly UnavailableDraft[];
  /** Certificate forms that were chosen in place of the defaults [C12]. Absent: none. */
  readonly forms?: readonly FormDraft[];
}

/** With whom it is to be shared, and for which of its projects. `projectName` is empty for the default project of one that has not asked. */
export interface DraftRecipient {
  readonly requesterId: Uuid;
  readonly requesterName: string;
  readonly projectId: Uuid;
  readonly projectName: string;
}

/** What was entered into the share wizard [D03]: its subject is the insured, or the share that is shared again. */
export interface ShareDraft {
  readonly kind: 'share';
  readonly to: readonly DraftRecipient[];
  /** As it was typed; empty where it has no last day. */
  readonly shareExpiringOn: string;
  readonly loanNumber: string;
  readonly lenderServiceAgent: string;
  readonly policyIds: readonly Uuid[];
  readonly remarks: string;
  readonly endorsementRequests: readonly RequestedEndorsement[];
  /** Its parts are empty while nobody was entered. */
  readonly holder: HolderDraft;
  readonly forms: readonly ChosenForm[];
  readonly documentTypes: readonly DocumentType[];
  /** Absent in drafts from before it was offered. */
  readonly printOnly?: 0 | 1;
}

/** Every kind of draft: a further wizard adds its content here, and its rule to `DRAFT_RULES`. */
export type DraftContent = AnswerDraft | ShareDraft;
export type DraftKind = DraftContent['kind'];
export type DraftOf<Kind extends DraftKind> = Extract<DraftContent, { readonly kind: Kind }>;

interface OfDraft {
  readonly draftId: Uuid;
  /** What it is about: the request of an answer. */
  readonly subjectId: Uuid;
  /** Whose people share it. */
  readonly companyId: Uuid;
}

/** A person of the company changed what is entered into a wizard and not sent yet. */
export type DraftSaved = DomainEvent<'DraftSaved', OfDraft & { readonly content: DraftContent }>;

/** A person of the company threw it away. */
export type DraftDiscarded = DomainEvent<'DraftDiscarded', OfDraft & { readonly kind: DraftKind }>;

/** What it said was sent. Its first draft after that begins anew. */
export type DraftSent = DomainEvent<'DraftSent', OfDraft & { readonly kind: DraftKind }>;

export type DraftEvent = DraftSaved | DraftDiscarded | DraftSent;

/** `seen`: the version that the person saw, 0 where there was none. */
export type DraftCommand =
  | ({ readonly type: 'SaveDraft'; readonly seen: number } & DraftSaved['data'])
  | { readonly type: 'DiscardDraft' | 'SendDraft'; readonly seen: number };
