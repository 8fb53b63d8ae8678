import { keysOf } from '../../kernel/record-of.js';
import type { CoverageLine } from '../../insurance/coverage.js';
import type { EndorsementType } from '../../insurance/endorsements/endorsement-types.js';
import type { InsuredScope } from '../../insurance/endorsements/insured-scopes.js';
import { itemsOn, type ConfigurationItem } from '../../insurance/endorsements/statement-table.js';

/** Which forms are accepted: those that name any party whom a contract requires, those with a schedule of names, or both. */
export const NAMINGS = ['blanketOrScheduled', 'blanketOnly', 'scheduledOnly'] as const;
export type Naming = (typeof NAMINGS)[number];

/**
 * What a template may require of an endorsement besides that it is there [C08].
 * Absent: not required. Which of it belongs to a type of endorsement is in `CONDITION_TABLE`.
 */
export interface EndorsementConditions {
  readonly policyNumberRequiredOnEndorsement?: true;
  readonly effectiveDatesRequired?: true;
  readonly acceptedAdditionalInsured?: Naming;
  readonly acceptedOngoingOperations?: Naming;
  readonly acceptedCompletedOperations?: Naming;
  readonly acceptedWaiverOfSubrogation?: Naming;
  /** Who must be named on the schedule. */
  readonly requiredScheduledEntity?: string;
}
export type ConditionKey = keyof EndorsementConditions;

/** `radio`: one of `NAMINGS`. */
type ConditionKind = 'checkbox' | 'radio' | 'input';
type ConditionRow = ConfigurationItem<ConditionKey, ConditionKind>;

const NAMED: readonly EndorsementType[] = [
  'additionalInsured',
  'waiverOfSubrogation',
  'lossPayee',
  'lenderLossPayable',
  'mortgagee',
];
const EVERY: readonly EndorsementType[] = [...NAMED, 'nonContributory', 'otherEndorsement', 'cancellationNotice'];

const ofForm: ConditionRow = {
  kind: 'checkbox',
  group: 'formGroup',
  types: EVERY,
  hideForAuto: false,
  relatedKeysToDisable: [],
};
/** A blanket form has no schedule on which someone could be named. */
const accepted = (group: InsuredScope | 'waiverGroup', hideForAuto: boolean): ConditionRow => ({
  kind: 'radio',
  group,
  types: [group === 'waiverGroup' ? 'waiverOfSubrogation' : 'additionalInsured'],
  hideForAuto,
  relatedKeysToDisable: ['requiredScheduledEntity'],
});

/**
 * What a template may require, by type of endorsement. An item is disabled where every choice that relates to it, of those that
 * were made, accepts blanket forms alone.
 */
const CONDITION_TABLE: Readonly<Record<ConditionKey, ConditionRow>> = {
  policyNumberRequiredOnEndorsement: ofForm,
  effectiveDatesRequired: ofForm,
  acceptedAdditionalInsured: accepted('additionalInsured', false),
  acceptedOngoingOperations: accepted('ongoingOperations', true),
  acceptedCompletedOperations: accepted('completedOperations', true),
  acceptedWaiverOfSubrogation: accepted('waiverGroup', false),
  requiredScheduledEntity: {
    kind: 'input',
    group: 'partiesGroup',
    types: NAMED,
    hideForAuto: false,
    relatedKeysToDisable: [],
  },
};
export const CONDITION_KEYS: readonly ConditionKey[] = keysOf(CONDITION_TABLE);

/** What can be required of an endorsement of a type on a line. */
export const conditionsOf = (type: EndorsementType, line: CoverageLine): readonly ConditionKey[] =>
  itemsOn(CONDITION_TABLE, type, line);

/** The conditions that have no meaning beside others. */
export function disabledConditions(
  type: EndorsementType,
  line: CoverageLine,
  conditions: EndorsementConditions,
): readonly ConditionKey[] {
  const items = conditionsOf(type, line);
  return items.filter((key) => {
    const related = items.filter(
      (other) => CONDITION_TABLE[other].relatedKeysToDisable.includes(key) && conditions[other] !== undefined,
    );
    return related.length > 0 && related.every((other) => conditions[other] === 'blanketOnly');
  });
}
