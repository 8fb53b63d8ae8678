import type { CoverageLine } from '@covertrail/domain/insurance/coverage';
import type { Outcome } from '@covertrail/domain/compliance/finding';
import type { FormOfLine } from '@covertrail/domain/insurance/lines/form-choice';
import type { HolderDetails } from '@covertrail/domain/insurance/terms/holder-details';
import type { CalendarDate } from '@covertrail/domain/kernel/dates';
import type { Instant, Uuid } from '@covertrail/domain/kernel/event';
import type { AskedBeside, RequestStep, UnavailableCoverage } from '@covertrail/domain/request/request.contract';
import type { RequestOptOut } from './request.views.js';
import type { AcordFormChoice } from '../reference/reference.replies.js';
import type { GonePolicy, PolicySummary, ShownPolicy } from '../policy/policy.replies.js';

/** A request for proof of insurance, on the requester's list and on the open requests of insured and agent. */
export interface RequestRow {
  readonly id: Uuid;
  readonly number: string;
  readonly requesterId: Uuid;
  readonly requesterName: string;
  /** The file of the requester's logo; null where it has none. */
  readonly requesterLogoId: Uuid | null;
  readonly insuredId: Uuid | null;
  /** The name of the company, or the e-mail address that was invited. */
  readonly insuredName: string;
  readonly projectId: Uuid;
  readonly projectName: string;
  readonly templateId: Uuid;
  readonly templateName: string;
  readonly message: string;
  /** What it asks for beside its requirements; without a `delivery` it is standard. */
  readonly asked: AskedBeside;
  readonly dueOn: CalendarDate;
  readonly requestedAt: Instant;
  readonly state: 'open' | 'responded' | 'declined' | 'canceled';
  readonly answeredAt: Instant | null;
  readonly reason: string | null;
  /** The last day on which its requester reminded whoever can answer. */
  readonly remindedOn: CalendarDate | null;
  /** The last day on which it was sent again, and on which those who answer were told what is missing. */
  readonly resentOn: CalendarDate | null;
  readonly differenceOn: CalendarDate | null;
  /** When the person who was invited by e-mail opened it first; for its requester alone. */
  readonly openedAt: Instant | null;
  /** When a certificate was given last, by the link of its mail; for its requester alone. Nobody has checked it. */
  readonly certificateAt: Instant | null;
  /** When the invited person named last the agent who is to answer; for its requester alone. */
  readonly passedOnAt: Instant | null;
  readonly trackingId: Uuid | null;
  /** Requested lines for which the answer has no policy, with the reason [D11]: this meets no requirement. */
  readonly unavailable: readonly UnavailableCoverage[];
  /** The company that was asked said that it is no supplier; null where it did not [D11]. */
  readonly optOut: RequestOptOut | null;
}

/** An additional document of an answer. */
export interface AnswerFile {
  readonly id: Uuid;
  readonly name: string;
  readonly bytes: number;
}

/** What an answer says, with its policies as they were then. */
export interface ShownAnswer {
  readonly remarks: string;
  readonly policies: readonly ShownPolicy[];
  readonly documents: readonly AnswerFile[];
  /** Null: as the policy or the template states it. */
  readonly holder: HolderDetails | null;
  readonly unavailable: readonly UnavailableCoverage[];
  /** The certificate forms that were chosen for it [C12]; a line that is absent has the form that its policy names, else the default. */
  readonly forms: readonly FormOfLine[];
}

/** An opened request: what was asked, and what was answered, as it was at that time. */
export interface RequestDetails extends RequestRow, ShownAnswer {
  /** The addresses that get copies; for its requester alone, and empty for others. */
  readonly cc: readonly string[];
  /** How many answers there were: whoever changes the last one names it. */
  readonly answers: number;
  /** The answer before the last one [D07]; null where there was none. */
  readonly before: ShownAnswer | null;
}

/** A policy as the respond wizard offers it [D04]: `unavailable` says why it cannot be chosen. */
export interface RespondChoice extends PolicySummary {
  readonly unavailable:
    'expired' | 'notYetInForce' | 'unverified' | 'canceled' | 'rejected' | 'archived' | 'crossCountry' | null;
}

/** One requirement as an answer would leave it, with the available policies that would meet it, each by itself. */
export interface PreviewedFinding {
  readonly rule: string;
  readonly line: CoverageLine;
  readonly outcome: Outcome;
  readonly title: string;
  readonly sentence: string;
  readonly fixText?: string;
  /** The next step is the requester's: who answers has nothing to do. */
  readonly awaitsRequester?: true;
  /** The policy that falls short or meets it; null where there is none, and where this reader may not know it. */
  readonly policyId: Uuid | null;
  readonly additions: readonly RespondChoice[];
}

/** The verdict today if the answer were these policies; `outcome` is null while the template requires nothing. */
export interface AnswerPreview {
  readonly chosen: readonly RespondChoice[];
  /** Chosen policies that went to another agency, or are not there: the verdict leaves them out. */
  readonly gone: readonly GonePolicy[];
  readonly outcome: Outcome | null;
  /** The worst first. */
  readonly findings: readonly PreviewedFinding[];
  /** Lines that the template states as not required. */
  readonly notRequired: readonly CoverageLine[];
}

/** How far the policies that are there would meet an open request today: the wizard begins with that answer [D02]. */
export interface RequestNeed {
  readonly requestId: Uuid;
  /** Lines that the requester requires something of. */
  readonly lines: number;
  /** Of these, those of which everything would be met. */
  readonly metLines: number;
}

/** Of requests that are not open, or that the reader does not answer, nothing is said. */
export interface RequestNeeds {
  readonly open: readonly RequestNeed[];
}

/**
 * Something that happened to a request. `by`: the company that did it; null for someone without one. `email`: whom it wrote to, of those who
 * have no account. `mail`: what became of that mail as far as the outbox knows; `mails`: of how many to people of companies, null where there are none.
 */
export interface TimelineEntry {
  readonly id: Uuid;
  readonly step: RequestStep;
  readonly at: Instant;
  readonly by: string | null;
  readonly email: string | null;
  readonly mail: 'waiting' | 'sent' | 'refused' | null;
  readonly mails: { readonly waiting: number; readonly sent: number; readonly refused: number } | null;
}

/** What happened to a request, the first thing first. */
export interface RequestTimeline {
  readonly entries: readonly TimelineEntry[];
}

/** What is still missing for a request, in the words of those who answer: one sentence for each thing to do. */
export interface DifferencePreview {
  readonly missing: readonly string[];
  /** Done since the last answer, and missing only since. */
  readonly done: readonly string[];
  readonly added: readonly string[];
}

/** An entry of a line's certificate forms, for a request of a requester. */
export interface RequestedForm extends AcordFormChoice {
  /** Of the form that the requester chose for its project: it comes before the default of the line. */
  readonly requesterDefaultFormFlag: boolean;
}

/** The certificate forms of a line that several forms show. */
export interface RequestedForms {
  readonly line: CoverageLine;
  readonly forms: readonly RequestedForm[];
}

/** The supplier to which the owner of an e-mail address belongs. */
export interface SupplierFound {
  readonly insuredCompanyId: Uuid;
  readonly name: string;
}
