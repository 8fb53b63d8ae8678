import { keysOf } from '../../kernel/record-of.js';
import type { CoverageLine } from '../coverage.js';
import { isAutoLiability } from '../line-facts.js';
import type { EndorsementStatements, StatementKey } from './endorsement-detail.js';
import { ENDORSEMENT_TYPES, type EndorsementType } from './endorsement-types.js';
import { INSURED_SCOPES, type InsuredScope } from './insured-scopes.js';

/** How items stand together: those of the form, the parties and places on it, and how it names parties, by scope. */
export const ITEM_GROUPS = ['formGroup', ...INSURED_SCOPES, 'waiverGroup', 'noticeGroup', 'partiesGroup'] as const;
export type ItemGroup = (typeof ITEM_GROUPS)[number];

/** A part of the configuration of an endorsement; what its keys disable depends on the table. */
export interface ConfigurationItem<Key extends string, Kind extends string> {
  readonly kind: Kind;
  readonly group: ItemGroup;
  readonly types: readonly EndorsementType[];
  /** Automobile liability does not have it. */
  readonly hideForAuto: boolean;
  readonly relatedKeysToDisable: readonly Key[];
}

/** `checkbox`: yes, no, or not read. `lines`: an input with one entry on each line. `days`: how many. */
export type StatementKind = 'checkbox' | 'input' | 'lines' | 'datepicker' | 'days';
type StatementRow = ConfigurationItem<StatementKey, StatementKind>;

const NAMING_TYPES = ['additionalInsured', 'waiverOfSubrogation'] as const;
const PARTY_TYPES = [...NAMING_TYPES, 'lossPayee', 'lenderLossPayable', 'mortgagee', 'cancellationNotice'] as const;

const ofForm = (kind: StatementKind): StatementRow => ({
  kind,
  group: 'formGroup',
  types: ENDORSEMENT_TYPES,
  hideForAuto: false,
  relatedKeysToDisable: [],
});
const ofParties = (types: StatementRow['types']): StatementRow => ({
  kind: 'lines',
  group: 'partiesGroup',
  types,
  hideForAuto: false,
  relatedKeysToDisable: [],
});
const ofNotice = (kind: StatementKind): StatementRow => ({
  kind,
  group: 'noticeGroup',
  types: ['cancellationNotice'],
  hideForAuto: false,
  relatedKeysToDisable: [],
});
const blanket = (group: InsuredScope | 'waiverGroup'): StatementRow => ({
  kind: 'checkbox',
  group,
  types: [group === 'waiverGroup' ? 'waiverOfSubrogation' : 'additionalInsured'],
  hideForAuto: group === 'ongoingOperations' || group === 'completedOperations',
  relatedKeysToDisable: [],
});
/** A form without a schedule names nobody. */
const scheduled = (group: InsuredScope | 'waiverGroup'): StatementRow => ({
  ...blanket(group),
  relatedKeysToDisable: ['namedEntities'],
});

/**
 * What a policy states of the form of an endorsement, by type: editor, checks and display follow this table. An item is disabled
 * where every item that relates to it is answered with no.
 */
export const STATEMENT_TABLE: Readonly<Record<keyof EndorsementStatements, StatementRow>> = {
  policyNumber: ofForm('input'),
  effectiveFrom: ofForm('datepicker'),
  effectiveTo: ofForm('datepicker'),
  exclusions: ofForm('input'),
  blanketAdditionalInsured: blanket('additionalInsured'),
  scheduledAdditionalInsured: scheduled('additionalInsured'),
  blanketOngoingOperations: blanket('ongoingOperations'),
  scheduledOngoingOperations: scheduled('ongoingOperations'),
  blanketCompletedOperations: blanket('completedOperations'),
  scheduledCompletedOperations: scheduled('completedOperations'),
  blanketWaiverOfSubrogation: blanket('waiverGroup'),
  scheduledWaiverOfSubrogation: scheduled('waiverGroup'),
  noticeDays: ofNotice('days'),
  nonPaymentNoticeDays: ofNotice('days'),
  blanketNotice: ofNotice('checkbox'),
  namedEntities: ofParties(PARTY_TYPES),
  coveredLocations: ofParties(NAMING_TYPES),
};

/** The items of a table that an endorsement of a type has on a line, in the order of the table. */
export const itemsOn = <Key extends string>(
  table: Readonly<Record<Key, ConfigurationItem<Key, string>>>,
  type: EndorsementType,
  line: CoverageLine,
): readonly Key[] =>
  keysOf(table).filter((key) => table[key].types.includes(type) && !(table[key].hideForAuto && isAutoLiability(line)));

/** What can be stated of the form of an endorsement. */
export const statementsOf = (type: EndorsementType, line: CoverageLine): readonly StatementKey[] =>
  itemsOn(STATEMENT_TABLE, type, line);

/** The scopes of an additional insured on a line: those that the table has items for. */
export const scopesOn = (line: CoverageLine): readonly InsuredScope[] =>
  INSURED_SCOPES.filter((scope) =>
    statementsOf('additionalInsured', line).some((key) => STATEMENT_TABLE[key].group === scope),
  );

/** The statements that have no meaning beside others. */
export function disabledStatements(
  type: EndorsementType,
  line: CoverageLine,
  stated: EndorsementStatements,
): readonly StatementKey[] {
  const items = statementsOf(type, line);
  return items.filter((key) => {
    const related = items.filter((other) => STATEMENT_TABLE[other].relatedKeysToDisable.includes(key));
    return related.length > 0 && related.every((other) => stated[other] === false);
  });
}
