import { REQUESTED_ENDORSEMENT_WORDS } from '../share/share-words.js';
import type { CalendarDate } from '@covertrail/domain/kernel/dates';
import type { Uuid } from '@covertrail/domain/kernel/event';
import type { PolicyAgent, PolicyEvent } from '@covertrail/domain/policy/policy.contract';
import type { Names, Sentences } from '../text/event-wording.js';
import { exportText, takenText } from '../compliance/proof-words.js';
import { dayText } from '../text/day-text.js';
import { named } from '../text/sentence-parts.js';
import { newTexts } from '../text/text-changes.js';
import { aspectSentences, because, changed, policyOf } from './aspect.sentences.js';
import { aspectsText, restoredTexts } from './exported-aspects.words.js';
import { periodText } from './policy-texts.js';
import { termsTexts } from './terms-texts.js';

interface Dated {
  readonly data: { readonly policyId: Uuid; readonly effectiveFrom: CalendarDate; readonly reason: string };
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
  ...aspectSentences,
  PolicyApproved: {
    sentence: (event, names) =>
      `${policyOf(event, names)} was approved by ${named(names.company(event.data.agencyId))}.`,
    changes: ({ data: { endorsementRequests = [] } }) => [
      { label: 'Verification', after: 'verified' },
      ...endorsementRequests.map((code) => ({
        label: 'Endorsement request',
        after: REQUESTED_ENDORSEMENT_WORDS[code],
      })),
    ],
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
      restores.flatMap((restoredValue) => restoredTexts(restoredValue, policyId, names)),
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
