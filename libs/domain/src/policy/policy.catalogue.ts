import { limitTexts } from '../catalogue/coverage-words.js';
import type { Catalogue, Names } from '../catalogue/event-description.js';
import { changedTexts, newTexts, type Texts } from '../catalogue/text-changes.js';
import { ended, named, plain } from '../catalogue/wording.js';
import type { CalendarDate } from '../kernel/dates.js';
import { dayText } from '../kernel/day-text.js';
import type { Uuid } from '../kernel/event.js';
import type { PolicyEvent } from './policy.contract.js';
import { changeSentence, NOT_GIVEN } from './policy-change-sentence.js';
import {
  carrierTexts, endorsementTexts, operationsTexts, periodDays, periodText, periodTexts, retroactiveTexts, scheduleTexts, termsTexts,
  triggerTexts,
} from './policy-texts.js';
import { POLICY_ADDED_UPCASTERS, POLICY_ENDORSEMENTS_UPCASTERS } from './policy.upcasters.js';

const common = { feature: 'policy', version: 1, upcasters: {} } as const;

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
    readonly before: Value;
    readonly after: Value;
  };
}

const ofPolicy = ({ data }: OfPolicy) => ({ companies: [], policyId: data.policyId });
const policyOf = ({ data }: OfPolicy, names: Names): string => named(names.policy(data.policyId));
const because = (sentence: string, reason: string): string =>
  reason.trim() === '' ? `${sentence}.` : ended(`${sentence}: ${plain(reason)}`);

interface ChangeWords<Value> {
  readonly texts: (value: Value, id: Uuid, names: Names) => Texts;
  /** What the sentence tells of it, where that is not the same. */
  readonly told?: (value: Value) => Texts;
}

/** An edit of one aspect, from what to what. */
function changed<Value>({ texts, told }: ChangeWords<Value>) {
  const changes = ({ data: { policyId, before, after } }: Changed<Value>, names: Names) =>
    changedTexts(texts(before, policyId, names), texts(after, policyId, names), NOT_GIVEN);
  const toldChanges = (event: Changed<Value>, names: Names) =>
    (told ? changedTexts(told(event.data.before), told(event.data.after), NOT_GIVEN) : changes(event, names));
  return {
    ...common,
    audience: ofPolicy,
    sentence: (event: Changed<Value>, names: Names) => changeSentence(toldChanges(event, names), policyOf(event, names), event.data),
    changes,
    effectiveFrom: ({ data }: Changed<Value>) => data.effectiveFrom,
  };
}

/** A text that is too long for a sentence. */
function rewritten(what: string, texts: (value: string) => Texts) {
  return {
    ...changed({ texts }),
    sentence: (event: Changed<string>, names: Names) => {
      const { corrects, effectiveFrom, reason = '' } = event.data;
      const how = corrects === undefined ? 'changed' : 'was entered wrongly and corrected';
      return because(`${what} of ${policyOf(event, names)} ${how}, effective ${dayText(effectiveFrom)}`, reason);
    },
  };
}

/** Cancelled or reinstated. */
function stood(what: string, before: string, after: string) {
  return {
    ...common,
    audience: ofPolicy,
    sentence: (event: Dated, names: Names) =>
      because(`${policyOf(event, names)} was ${what} from ${dayText(event.data.effectiveFrom)}`, event.data.reason),
    changes: () => [{ label: 'Cover', before, after }],
    effectiveFrom: ({ data }: Dated) => data.effectiveFrom,
  };
}

/** A policy's insured, its agency and those it is shared with read these. Numbers go through `names`, which masks them. */
export const policyCatalogue: Catalogue<PolicyEvent> = {
  PolicyAdded: {
    ...common,
    version: 3,
    upcasters: POLICY_ADDED_UPCASTERS,
    audience: ({ data }) => ({
      companies: data.agencyId === null ? [data.insuredId] : [data.insuredId, data.agencyId],
      policyId: data.policyId,
    }),
    sentence: (event, names) => {
      const { insuredId, terms } = event.data;
      const insured = named(names.company(insuredId));
      return `${policyOf(event, names)} of ${insured} was added: ${periodText(terms.period)}, with ${named(terms.carrier.name)}.`;
    },
    changes: ({ data }, names) => [
      { label: 'Policy number', after: names.policyNumber(data.policyId, data.terms.policyNumber) },
      ...newTexts(termsTexts(data.terms)),
    ],
    effectiveFrom: ({ data }) => data.terms.period.effectiveOn,
  },
  PolicyNumberChanged: changed({ texts: (number: string, id, names) => ({ 'Policy number': names.policyNumber(id, number) }) }),
  PolicyPeriodChanged: changed({ texts: periodTexts, told: periodDays }),
  PolicyCarrierChanged: changed({ texts: carrierTexts, told: ({ name }) => ({ Carrier: name }) }),
  PolicyLimitsChanged: changed({ texts: limitTexts }),
  PolicyTriggerChanged: changed({ texts: triggerTexts }),
  RetroactiveDateChanged: changed({ texts: retroactiveTexts }),
  PolicyEndorsementsChanged: {
    ...changed({ texts: endorsementTexts }),
    version: 2,
    upcasters: POLICY_ENDORSEMENTS_UPCASTERS,
  },
  UmbrellaScheduleChanged: changed({ texts: scheduleTexts }),
  OperationsDescribed: rewritten('The description of operations', operationsTexts),
  PolicyApproved: {
    ...common,
    audience: ({ data }) => ({ companies: [data.agencyId], policyId: data.policyId }),
    sentence: (event, names) => `${policyOf(event, names)} was approved by ${named(names.company(event.data.agencyId))}.`,
    changes: () => [{ label: 'Verification', after: 'verified' }],
  },
  PolicyRejected: {
    ...common,
    audience: ({ data }) => ({ companies: [data.agencyId], policyId: data.policyId }),
    sentence: (event, names) =>
      because(`${policyOf(event, names)} was rejected by ${named(names.company(event.data.agencyId))}`, event.data.reason),
    changes: () => [{ label: 'Verification', after: 'rejected' }],
  },
  PolicyCanceled: stood('cancelled', 'in force', 'cancelled'),
  PolicyReinstated: stood('reinstated', 'cancelled', 'in force'),
};
