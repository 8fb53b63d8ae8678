import type { CoverageLine, Endorsement, EndorsementCode } from '../insurance/coverage.js';
import type {
  EndorsementDetail,
  EndorsementDetails,
  StatementKey,
} from '../insurance/endorsements/endorsement-detail.js';
import { endorsementTypeOf } from '../insurance/endorsements/endorsement-types.js';
import {
  disabledStatements,
  scopesOn,
  statementsOf,
  STATEMENT_TABLE,
} from '../insurance/endorsements/statement-table.js';
import { endorsementDetails as wellFormed } from '../fields/endorsement-fields.js';
import { keysOf } from '../kernel/record-of.js';
import { RuleBroken } from '../kernel/rule-broken.js';

/** What a policy states of its endorsements beside their forms [C08]. Throws `RuleBroken`. */
export function checkEndorsementDetails(
  line: CoverageLine,
  endorsements: readonly Endorsement[],
  details: EndorsementDetails,
): void {
  if (wellFormed.check(details) !== null) throw new RuleBroken('POLICY.ENDORSEMENT_DETAIL_INVALID');
  for (const endorsement of keysOf(details)) {
    if (!endorsements.some(({ code }) => code === endorsement))
      throw new RuleBroken('POLICY.ENDORSEMENT_NOT_APPLIED', { endorsement });
    checkDetail(line, endorsement, details[endorsement] ?? {});
  }
}

function checkDetail(line: CoverageLine, endorsement: EndorsementCode, detail: EndorsementDetail): void {
  const type = endorsementTypeOf(line, endorsement);
  if (type === null) throw new RuleBroken('POLICY.ENDORSEMENT_NOT_OF_LINE', { line, endorsement });
  const stated = keysOf(STATEMENT_TABLE).filter((key) => detail[key] !== undefined);
  const refuse = (
    keys: readonly StatementKey[],
    code: 'POLICY.ENDORSEMENT_ITEM_NOT_OF_TYPE' | 'POLICY.ENDORSEMENT_ITEM_DISABLED',
  ) => {
    const [item] = keys;
    if (item !== undefined) throw new RuleBroken(code, { endorsement, item });
  };
  refuse(
    stated.filter((key) => !statementsOf(type, line).includes(key)),
    'POLICY.ENDORSEMENT_ITEM_NOT_OF_TYPE',
  );
  refuse(
    stated.filter((key) => disabledStatements(type, line, detail).includes(key)),
    'POLICY.ENDORSEMENT_ITEM_DISABLED',
  );
  const { scopes = [], effectiveFrom, effectiveTo } = detail;
  const possible = type === 'additionalInsured' ? scopesOn(line) : [];
  if (scopes.some((scope) => !possible.includes(scope)))
    throw new RuleBroken('POLICY.ENDORSEMENT_SCOPE_NOT_OF_LINE', { line, endorsement });
  const turned = effectiveFrom !== undefined && effectiveTo !== undefined && effectiveTo <= effectiveFrom;
  if (turned) throw new RuleBroken('POLICY.ENDORSEMENT_DATES_INVALID', { endorsement });
}
