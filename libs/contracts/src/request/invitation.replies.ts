import type { CoverageLine } from '@covertrail/domain/insurance/coverage';
import type { Outcome } from '@covertrail/domain/compliance/finding';
import type { CalendarDate } from '@covertrail/domain/kernel/dates';
import type { Instant, Uuid } from '@covertrail/domain/kernel/event';
import type { LinkHolder } from '@covertrail/domain/mail-answer/mail-answer.contract';
import type { RequestRow } from './request.replies.js';

/** One thing that is asked of a line, in words: `Each occurrence` `at least $1,000,000`. */
export interface AskedTerm {
  readonly label: string;
  readonly text: string;
}

/** What is asked of one line of coverage, in the order in which it is read. */
export interface AskedLine {
  readonly line: CoverageLine;
  readonly name: string;
  readonly terms: readonly AskedTerm[];
}

/** A file that was given by the link of a mail, as those who gave it see it. */
export interface GivenFileName {
  readonly name: string;
  readonly bytes: number;
}

/** A certificate that was given by the link of a mail. */
export interface GivenCertificate {
  readonly givenAt: Instant;
  /** The person who was invited, or the agent whom that person named. */
  readonly givenAs: LinkHolder;
  readonly certificate: GivenFileName;
  readonly additional: readonly GivenFileName[];
}

/** The agent who is to answer, as the invited person named it. */
export interface NamedAgent {
  readonly name: string;
  readonly email: string;
  readonly agencyName: string;
  readonly namedAt: Instant;
}

/** What a certificate claims against one line that is asked. */
export interface ClaimedLine {
  readonly line: CoverageLine;
  readonly outcome: Outcome;
  /** What it does not show, in sentences; empty where it passes. */
  readonly missing: readonly string[];
}

/** What was read of the certificate that was given last, against what is asked. A certificate is proof of nothing. */
export interface ClaimedReading {
  /** `notRead`: a program could not read it, so a person does. */
  readonly state: 'waiting' | 'read' | 'notRead';
  /** Whom it names as the insured; null where it was not read. */
  readonly insured: string | null;
  /** Of each line that is asked. */
  readonly lines: readonly ClaimedLine[];
}

/** What the newest certificate of a request claims, whoever uploaded it. */
export interface RequestClaim extends ClaimedReading {
  readonly requestId: Uuid;
  readonly transactionId: Uuid;
  readonly fileName: string;
}

/** Of requests of others, without a certificate, or that ask for nothing, nothing is said. */
export interface RequestClaims {
  readonly claims: readonly RequestClaim[];
}

/** What an agent answers with whose agency works with Applied Epic [A11]. */
export interface AppliedEpicAnswer {
  /** Where the agency gets the plugin for it [B05]; null where there is none. */
  readonly pluginUrl: string | null;
}

/** A request as someone without an account sees it: who was invited by e-mail, or the agent whom that person named [D13]. */
export interface RequestInvitation {
  /** As whom the reader has the link. */
  readonly openedAs: LinkHolder;
  readonly number: string;
  readonly requesterName: string;
  /** Whom certificates name as their holder: the requester with its address, in one line [A11]. */
  readonly holder: string;
  readonly projectName: string;
  readonly message: string;
  readonly dueOn: CalendarDate;
  readonly lines: readonly AskedLine[];
  /** What is asked for beside the requirements: documents, forms, how fast. */
  readonly beside: readonly AskedTerm[];
  /** Evidence of insurance alone is asked for [A11]. */
  readonly isEvidenceOnly: boolean;
  /** What is asked of all lines together. */
  readonly ofAll: readonly AskedTerm[];
  /** The names of the lines that the template states as not required. */
  readonly notRequired: readonly string[];
  readonly state: RequestRow['state'];
  /** Every certificate that was given, the newest first. */
  readonly given: readonly GivenCertificate[];
  /** Of the newest of them; null where none was given, or nothing is asked. */
  readonly claimed: ClaimedReading | null;
  /** Null where none was named, and for the agent itself. */
  readonly agent: NamedAgent | null;
  /** For an agent whose agency works with Applied Epic [A11]; null for everybody else. */
  readonly appliedEpic: AppliedEpicAnswer | null;
}

/** A file that a requester was given by the link of a mail; `number` counts the files of the request from 1, in the order in which they came. */
export interface ReceivedFile extends GivenFileName {
  readonly number: number;
  readonly contentType: string;
}

/** What was given at one time, as the requester sees it; `giver` is the address of whoever gave it. */
export interface ReceivedCertificate extends Pick<GivenCertificate, 'givenAt' | 'givenAs'> {
  readonly giver: string;
  readonly certificate: ReceivedFile;
  readonly additional: readonly ReceivedFile[];
}

/** What came by the links of the mails of a request [D13]. Nobody has checked a certificate: it proves nothing by itself. */
export interface RequestReceipts {
  /** The newest first. */
  readonly certificates: readonly ReceivedCertificate[];
  /** Of the newest of them; null where none was given, or nothing is asked. */
  readonly claimed: ClaimedReading | null;
  readonly agent: NamedAgent | null;
}
