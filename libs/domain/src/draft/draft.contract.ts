import type { CoverageLine } from '../insurance/coverage.js';
import type { DomainEvent, Uuid } from '../kernel/event.js';

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
}

/** Every kind of draft: a further wizard adds its content here, and its rule to `DRAFT_RULES`. */
export type DraftContent = AnswerDraft;
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

export type DraftEvent = DraftSaved | DraftDiscarded;

/** `seen`: the version that the person saw, 0 where there was none. */
export type DraftCommand =
  | ({ readonly type: 'SaveDraft'; readonly seen: number } & DraftSaved['data'])
  | { readonly type: 'DiscardDraft'; readonly seen: number };
