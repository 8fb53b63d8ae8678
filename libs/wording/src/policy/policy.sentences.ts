import type { Limits } from '@covertrail/domain/insurance/coverage';
import type { RegionCode } from '@covertrail/domain/insurance/lines/regions';
import type { StatedValues } from '@covertrail/domain/insurance/lines/stated-values';
import type { Evidence, NamedSource } from '@covertrail/domain/insurance/source-table';
import type { CalendarDate } from '@covertrail/domain/kernel/dates';
import type { Uuid } from '@covertrail/domain/kernel/event';
import type { BlanketLimit, LimitDetails } from '@covertrail/domain/insurance/terms/limit-details';
import type { PolicyAgent, PolicyEvent } from '@covertrail/domain/policy/policy.contract';
import type { Names, Sentences } from '../text/event-wording.js';
import { exportText, takenText } from '../compliance/proof-words.js';
import { limitTexts } from '../insurance/coverage-words.js';
import { REGION_NAMES } from '../insurance/vocabulary-words.js';
import { dayText } from '../text/day-text.js';
import { ended, named, plain } from '../text/sentence-parts.js';
import { changedTexts, newTexts, type Texts } from '../text/text-changes.js';
import { acordFormTexts, aggregateTexts, coveragesTexts, statedValuesTexts, symbolsTexts } from './coverage-texts.js';
import { blanketsTexts, limitDetailsTexts } from './limit-details.words.js';
import { endorsementDetailsTexts } from './endorsement-details.words.js';
import {
  exceptionTexts,
  exclusionTexts,
  instructionsTexts,
  notesTexts,
  remarksTexts,
} from '../insurance/further-terms.words.js';
import { holdersTexts } from './holder-words.js';
import { aspectsText, restoredTexts } from './exported-aspects.words.js';
import { changeSentence, NOT_GIVEN } from './policy-change-sentence.js';
import {
  carrierTexts,
  endorsementTexts,
  operationsTexts,
  periodDays,
  periodText,
  periodTexts,
  retroactiveTexts,
  scheduleTexts,
  termsTexts,
  triggerTexts,
} from './policy-texts.js';

interface OfPolicy {
  readonly data: { readonly policyId: Uuid };
}
interface Dated {
  readonly data: { readonly policyId: Uuid; readonly effectiveFrom: CalendarDate; readonly reason: string };
}
interface Changed<Value> {
  readonly data: {
    readonly policyId: Uuid;
    readonly effectiveFrom: CalendarDate;
    readonly corrects?: Uuid;
    readonly reason?: string;
    readonly source?: NamedSource;
    readonly evidence?: Evidence;
    readonly before: Value;
    readonly after: Value;
  };
}

const policyOf = ({ data }: OfPolicy, names: Names): string => named(names.policy(data.policyId));
const because = (sentence: string, reason: string): string =>
  reason.trim() === '' ? `${sentence}.` : ended(`${sentence}: ${plain(reason)}`);

interface ChangeWords<Value> {
  readonly texts: (value: Value, id: Uuid, names: Names) => Texts;
  /** The words used in the sentence, where they differ. */
  readonly worded?: (value: Value) => Texts;
}

/** An edit of one aspect, from what to what. */
function changed<Value>({ texts, worded }: ChangeWords<Value>) {
  const changes = ({ data: { policyId, before, after } }: Changed<Value>, names: Names) =>
    changedTexts(texts(before, policyId, names), texts(after, policyId, names), NOT_GIVEN);
  const wordedChanges = (event: Changed<Value>, names: Names) =>
    worded ? changedTexts(worded(event.data.before), worded(event.data.after), NOT_GIVEN) : changes(event, names);
  return {
    sentence: (event: Changed<Value>, names: Names) =>
      changeSentence(wordedChanges(event, names), policyOf(event, names), event.data),
    changes,
  };
}

/** A text that is too long for a sentence. */
function rewritten<Value>(what: string, texts: (value: Value) => Texts) {
  return {
    ...changed({ texts }),
    sentence: (event: Changed<Value>, names: Names) => {
      const { corrects, effectiveFrom, reason = '', ...taken } = event.data;
      const how = corrects === undefined ? 'changed' : 'was corrected';
      return because(
        `${what} of ${policyOf(event, names)} ${how}, effective ${dayText(effectiveFrom)}${takenText(taken)}`,
        reason,
      );
    },
  };
}

/** Canceled or reinstated. */
function stood(what: string, before: string, after: string) {
  return {
    sentence: (event: Dated, names: Names) =>
      because(`${policyOf(event, names)} was ${what} on ${dayText(event.data.effectiveFrom)}`, event.data.reason),
    changes: () => [{ label: 'Cover', before, after }],
  };
}

/** Numbers go through `names`, which masks them where the reader may not see them. */
const agencyText = (agencyId: Uuid | null, names: Names): string =>
  agencyId === null ? 'none' : names.company(agencyId);

const agentText = (agent: PolicyAgent | null, names: Names): string =>
  agent === null ? 'of the insured' : names.person(agent.agentId);

export const policySentences: Sentences<PolicyEvent> = {
  PolicyAdded: {
    sentence: (event, names) => {
      const { insuredId, terms, ...taken } = event.data;
      const insured = named(names.company(insuredId));
      return `${policyOf(event, names)} of ${insured} was added: ${periodText(terms.period)}, with ${named(terms.carrier.name)}${takenText(taken)}.`;
    },
    changes: ({ data }, names) => [
      { label: 'Policy number', after: names.policyNumber(data.policyId, data.terms.policyNumber) },
      ...newTexts(termsTexts(data.terms)),
    ],
  },
  PolicyNumberChanged: changed({
    texts: (number: string, id, names) => ({ 'Policy number': names.policyNumber(id, number) }),
  }),
  PolicyPeriodChanged: changed({ texts: periodTexts, worded: periodDays }),
  PolicyCarrierChanged: changed({ texts: carrierTexts, worded: ({ name }) => ({ Carrier: name }) }),
  PolicyRegionChanged: changed({ texts: (region: RegionCode) => ({ Region: REGION_NAMES[region] }) }),
  PolicyLimitsChanged: changed({ texts: (limits: Limits, id, names) => limitTexts(limits, names.region(id)) }),
  PolicyTriggerChanged: changed({ texts: triggerTexts }),
  RetroactiveDateChanged: changed({ texts: retroactiveTexts }),
  PolicyEndorsementsChanged: changed({ texts: endorsementTexts }),
  UmbrellaScheduleChanged: changed({ texts: scheduleTexts }),
  OperationsDescribed: rewritten('The description of operations', operationsTexts),
  LimitDetailsChanged: changed({
    texts: (details: LimitDetails, id, names) => limitDetailsTexts(details, names.region(id)),
  }),
  EndorsementDetailsChanged: changed({ texts: endorsementDetailsTexts }),
  BlanketLimitsChanged: changed({
    texts: (blankets: readonly BlanketLimit[], id, names) => blanketsTexts(blankets, names.region(id)),
  }),
  ProprietorExclusionChanged: changed({ texts: exclusionTexts }),
  StateFundExceptionChanged: changed({ texts: exceptionTexts }),
  PolicyRemarksChanged: rewritten('The text of the remarks', remarksTexts),
  CertificateHoldersChanged: rewritten('The list of certificate holders', holdersTexts),
  PolicyInstructionsChanged: rewritten('The text of the instructions', instructionsTexts),
  PolicyNotesChanged: rewritten('The text of the notes', notesTexts),
  PolicyCoveragesChanged: changed({ texts: coveragesTexts }),
  AggregateBasisChanged: changed({ texts: aggregateTexts }),
  AutoSymbolsChanged: changed({ texts: symbolsTexts }),
  StatedValuesChanged: changed({
    texts: (values: StatedValues, id, names) => statedValuesTexts(values, names.region(id)),
  }),
  CertificateFormChosen: changed({ texts: acordFormTexts }),
  PolicyApproved: {
    sentence: (event, names) =>
      `${policyOf(event, names)} was approved by ${named(names.company(event.data.agencyId))}.`,
    changes: () => [{ label: 'Verification', after: 'verified' }],
  },
  PolicyReverified: {
    sentence: (event, names) =>
      `${policyOf(event, names)} was verified again by ${named(names.company(event.data.agencyId))}.`,
    changes: () => [{ label: 'Verification', after: 'verified again' }],
  },
  PolicyConfirmedBySystem: {
    sentence: (event, names) => {
      const { evidence, confirms } = event.data;
      return `${policyOf(event, names)} was confirmed ${exportText(evidence.export)}: ${aspectsText(confirms.map(({ aspect }) => aspect))}.`;
    },
    changes: () => [],
  },
  PolicyImportTakenBack: {
    sentence: (event, names) => {
      const { restores, keeps, export: exported } = event.data;
      const back = restores.length > 0 ? `; as before: ${aspectsText(restores.map(({ aspect }) => aspect))}` : '';
      const kept = keeps.length > 0 ? `; changed or confirmed since, so not taken back: ${aspectsText(keeps)}` : '';
      return `What was imported ${exportText(exported)} was taken back from ${policyOf(event, names)}${back}${kept}.`;
    },
    changes: ({ data: { policyId, restores } }, names) =>
      restores.flatMap((one) => restoredTexts(one, policyId, names)),
  },
  PolicyRejected: {
    sentence: (event, names) =>
      because(
        `${policyOf(event, names)} was rejected by ${named(names.company(event.data.agencyId))}`,
        event.data.reason,
      ),
    changes: () => [{ label: 'Verification', after: 'rejected' }],
  },
  PolicyEditsRejected: {
    sentence: (event, names) => {
      const { agencyId, edits, reason } = event.data;
      const since = edits.map(({ effectiveFrom }) => effectiveFrom).sort()[0];
      const what = `${edits.length === 1 ? 'A change' : `${edits.length} changes`} of ${policyOf(event, names)}${since ? `, effective ${dayText(since)},` : ''}`;
      return because(
        `${what} ${edits.length === 1 ? 'was' : 'were'} rejected by ${named(names.company(agencyId))}`,
        reason,
      );
    },
    changes: () => [{ label: 'Verification', before: 'unverified', after: 'verified, without the changes' }],
  },
  PolicyCanceled: stood('canceled', 'in force', 'canceled'),
  PolicyReinstated: stood('reinstated', 'canceled', 'in force'),
  ReplacementAdded: {
    sentence: (event, names) => {
      const { replaces, effectiveFrom } = event.data;
      return `${policyOf(event, names)} takes the place of ${named(names.policy(replaces))} from ${dayText(effectiveFrom)} on.`;
    },
    changes: ({ data }, names) => [{ label: 'Replaces', after: names.policy(data.replaces) }],
  },
  CarryOverChosen: {
    sentence: (event, names) =>
      `${policyOf(event, names)} takes over locations, vehicles and shares of ${named(names.policy(event.data.replaces))}.`,
    changes: () => [],
  },
  PolicyReplaced: {
    sentence: (event, names) => {
      const { replacedBy, upon, effectiveFrom } = event.data;
      const how = upon === 'expiration' ? 'will be replaced upon expiration' : 'was replaced';
      return `${policyOf(event, names)} ${how} by ${named(names.policy(replacedBy))} on ${dayText(effectiveFrom)}.`;
    },
    changes: ({ data }, names) => [{ label: 'Replaced by', after: names.policy(data.replacedBy) }],
  },
  PolicyArchived: {
    sentence: (event, names) => `${policyOf(event, names)} was archived.`,
    changes: () => [{ label: 'Archived', before: 'no', after: 'yes' }],
  },
  PolicyUnarchived: {
    sentence: (event, names) => `${policyOf(event, names)} is no longer archived.`,
    changes: () => [{ label: 'Archived', before: 'yes', after: 'no' }],
  },
  PolicyAssigned: {
    sentence: (event, names) => {
      const { after } = event.data;
      return after === null
        ? `${policyOf(event, names)} is handled by the agent who represents the insured.`
        : `${policyOf(event, names)} is handled by ${named(names.person(after.agentId))} of ${named(names.company(after.agencyId))}.`;
    },
    changes: ({ data: { before, after } }, names) => [
      { label: 'Agent', before: agentText(before, names), after: agentText(after, names) },
    ],
  },
  PolicyManaged: {
    sentence: (event, names) => {
      const { after } = event.data;
      return after === null
        ? `${policyOf(event, names)} is managed by no agency.`
        : `${policyOf(event, names)} is managed by ${named(names.company(after))}.`;
    },
    changes: ({ data: { before, after } }, names) => [
      { label: 'Agency', before: agencyText(before, names), after: agencyText(after, names) },
    ],
  },
};
