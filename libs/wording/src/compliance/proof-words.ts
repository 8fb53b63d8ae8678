import { demandedIn } from '@covertrail/domain/compliance/proof/evaluate-proof';
import type { ProofAge, ProofRequirement } from '@covertrail/domain/compliance/proof/proof-requirement';
import {
  isSourceKind,
  LEAST_PROOFS,
  type AgencySystem,
  type Evidence,
  type FactSource,
  type LeastProof,
  type SourceKind,
  type SystemExport,
} from '@covertrail/domain/insurance/source-table';
import type { Finding } from '@covertrail/domain/compliance/finding';
import { isNamedFor, type FindingOf } from '@covertrail/domain/compliance/named-params';
import type { ProofReason } from '@covertrail/domain/compliance/reasons';
import { daysBetween, type CalendarDate } from '@covertrail/domain/kernel/dates';
import { recordOf } from '@covertrail/domain/kernel/record-of';
import { dayText } from '../text/day-text.js';
import { lowerFirst } from '../text/first-letter.js';
import { plain } from '../text/sentence-parts.js';
import { day } from './param-text.js';

/** Sources in words. */
const SOURCE_NAMES: Readonly<Record<SourceKind, string>> = {
  claimedOnCertificate: 'Claimed on a certificate',
  typedByInsured: 'Typed by the insured',
  readFromCertificate: 'Read from a certificate',
  enteredByAgent: 'Entered by the agent',
  verifiedByAgent: 'Verified by the agent',
  agencySystem: 'From the agency system',
};

/** The systems of agencies, by the names of their makers. */
export const AGENCY_SYSTEM_NAMES: Readonly<Record<AgencySystem, string>> = {
  ams360: 'AMS360',
  appliedEpic: 'Applied Epic',
  ezlynx: 'EZLynx',
  hawksoft: 'HawkSoft',
  other: 'Another agency system',
};

/** A system inside a sentence: `Applied Epic`, `another agency system`. */
const agencySystemText = (system: AgencySystem): string =>
  system === 'other' ? lowerFirst(AGENCY_SYSTEM_NAMES.other) : AGENCY_SYSTEM_NAMES[system];

/** `Verified by the agent on 03/04/2026`, `Claimed on a certificate (COI 2026.pdf) on 03/04/2026`, `From Applied Epic as of 03/04/2026`. */
export const sourceText = ({ kind, on, evidence, system }: FactSource): string =>
  system === undefined
    ? `${SOURCE_NAMES[kind]}${evidence ? ` (${evidence.name})` : ''} on ${dayText(on)}`
    : `From ${agencySystemText(system)} as of ${dayText(on)}`;

/** What a sentence about a change says of a source that its event names: `, claimed on a certificate (COI 2026.pdf)`; empty where it names none. */
export function takenText({
  source,
  evidence,
}: {
  readonly source?: SourceKind;
  readonly evidence?: Evidence;
}): string {
  if (evidence?.export) return `, ${exportText(evidence.export)}`;
  return source === undefined
    ? ''
    : `, ${lowerFirst(SOURCE_NAMES[source])}${evidence ? ` (${plain(evidence.name)})` : ''}`;
}

/** `from Applied Epic as of 11/20/2026`. */
export const exportText = ({ system, asOf }: Pick<SystemExport, 'system' | 'asOf'>): string =>
  `from ${agencySystemText(system)} as of ${dayText(asOf)}`;

/** `Verified by the agent on 03/04/2026, 8 months ago`. */
export const sourceAgeText = (source: FactSource, today: CalendarDate): string =>
  `${sourceText(source)}, ${agoText(source.on, today)}`;

/** An AM Best rating is published, so it has a day and no grade: `Published by AM Best, since 03/04/2026, 8 months ago`. */
export const ratingAgeText = (since: CalendarDate, today: CalendarDate): string =>
  `Published by AM Best, since ${dayText(since)}, ${agoText(since, today)}`;

/** How long ago a day is, in the largest unit that is full: `today`, `3 days ago`, `8 months ago`, `2 years ago`. */
export function agoText(on: CalendarDate, today: CalendarDate): string {
  const months = monthsBetween(on, today);
  if (months >= 24) return `${Math.floor(months / 12)} years ago`;
  if (months >= 1) return counted(months, 'month');
  const days = daysBetween(on, today);
  return days <= 0 ? 'today' : counted(days, 'day');
}

const counted = (count: number, unit: string): string => `${count} ${unit}${count === 1 ? '' : 's'} ago`;

function monthsBetween(from: CalendarDate, to: CalendarDate): number {
  const months =
    (Number(to.slice(0, 4)) - Number(from.slice(0, 4))) * 12 + Number(to.slice(5, 7)) - Number(from.slice(5, 7));
  return to.slice(8) < from.slice(8) ? months - 1 : months;
}

/** `6 months`, `1 day`. */
const ageText = ({ count, unit }: ProofAge): string => `${count} ${count === 1 ? unit.slice(0, -1) : unit}`;

/** What a template may demand at least. */
export const LEAST_PROOF_NAMES: Readonly<Record<LeastProof, string>> = recordOf(LEAST_PROOFS, (least) =>
  least === 'agencySystem' ? SOURCE_NAMES[least] : `${SOURCE_NAMES[least]} or better`,
);

/** What a template demands: `verified by the agent or better, no more than 6 months old`; empty where any proof will do. */
export const proofText = ({ least, notOlderThan }: ProofRequirement): string =>
  [
    ...(least === undefined ? [] : [lowerFirst(LEAST_PROOF_NAMES[least])]),
    ...(notOlderThan === undefined ? [] : [`no more than ${ageText(notOlderThan)} old`]),
  ].join(', ');

function givenText(finding: FindingOf<'PROOF.NOT_KNOWN'>, today?: CalendarDate): string {
  const { proofOf, proofSource, proofSince = '' } = finding.params;
  if (!isSourceKind(proofSource)) return `Where it comes from is not known (${proofOf})`;
  const source =
    proofSource === 'agencySystem' ? 'came from the agency system' : `was ${lowerFirst(SOURCE_NAMES[proofSource])}`;
  return `It ${source} on ${day(proofSince)}${tooOldText(finding, today)} (${proofOf})`;
}

/** Its age in the unit of the age that it may have: `, 400 days ago`. Empty where it is not too old, or where no day is known. */
function tooOldText({ reason, params: { proofSince, proofUnit } }: Finding, today?: CalendarDate): string {
  const tooOld = reason === 'PROOF.TOO_OLD' || reason === 'PROOF.TOO_LOW_AND_OLD';
  if (!tooOld || today === undefined || typeof proofSince !== 'string') return '';
  return `, ${proofUnit === 'days' ? counted(daysBetween(proofSince, today), 'day') : counted(monthsBetween(proofSince, today), 'month')}`;
}

const proofSentence = (finding: FindingOf<'PROOF.NOT_KNOWN'>, today?: CalendarDate): string =>
  `${givenText(finding, today)}; the template requires it ${proofText(demandedIn(finding.params))}.`;

/** Of a proof that will be too old: `Verified by the agent on 03/04/2026; the template requires it no more than 6 months old.` */
export function agingText({ params }: Finding): string {
  const { proofSource, proofSince } = params;
  const source =
    isSourceKind(proofSource) && typeof proofSince === 'string'
      ? sourceText({ kind: proofSource, on: proofSince })
      : 'Its source is not known';
  return `${source}; the template requires it ${proofText(demandedIn(params))}.`;
}

/** What of the proof is not as a template requires, to be added to what a finding says; nothing where it is as required. */
export const proofGap = (finding: Finding, today: CalendarDate): { readonly proofText?: string } =>
  finding.met === undefined || !isNamedFor(finding, 'PROOF.NOT_KNOWN')
    ? {}
    : { proofText: proofSentence(finding, today) };

/** What of the proof is not as demanded, in a sentence beside the one that says what was found. */
export const PROOF_WORDING: {
  readonly [Reason in ProofReason]: (finding: FindingOf<Reason>, today?: CalendarDate) => string;
} = {
  'PROOF.TOO_LOW': proofSentence,
  'PROOF.TOO_OLD': proofSentence,
  'PROOF.TOO_LOW_AND_OLD': proofSentence,
  'PROOF.NOT_KNOWN': proofSentence,
};
