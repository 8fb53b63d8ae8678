import type { RowDecisionDto } from '@covertrail/contracts/extraction/extraction.inputs';
import type { ExtractedPolicy, ExtractedTarget } from '@covertrail/contracts/extraction/extraction.replies';
import type { ConfirmedRow } from '@covertrail/domain/extraction/extraction.contract';
import { neededField } from '@covertrail/domain/insurance/extraction/compared-fields';
import { enteredTerms, NOTHING_STATED } from '@covertrail/domain/insurance/extraction/entered-terms';
import { termsOnFile } from '@covertrail/domain/policy/policy-on-file';
import { policyNumber } from '@covertrail/domain/fields/policy-fields';
import type { GivenTerms } from '@covertrail/domain/insurance/terms/policy-terms';
import type { CalendarDate } from '@covertrail/domain/kernel/dates';
import type { Uuid } from '@covertrail/domain/kernel/event';
import { RuleBroken } from '@covertrail/domain/kernel/rule-broken';
import { deriveId } from '@covertrail/platform/ids/ids';
import type { StateOnFile } from './policies-on-file.reader.js';

interface Seen {
  readonly uploadId: Uuid;
  readonly rows: readonly ExtractedPolicy[];
  readonly onFile: readonly StateOnFile[];
  readonly dated: CalendarDate;
}

/** What decisions make of the rows of a certificate; those that are left are not among them. Throws `EXTRACTION.*` where one is missing or cannot be. */
export function confirmedRows(seen: Seen, decisions: readonly RowDecisionDto[]): readonly ConfirmedRow[] {
  const other = decisions.find((decision) => !seen.rows.some((row) => isSameRow(row, decision)));
  if (other) throw new RuleBroken('EXTRACTION.ROW_NOT_READ', { page: other.page, row: other.row });
  return seen.rows.flatMap((row): readonly ConfirmedRow[] => {
    const decision = decisions.find((made) => isSameRow(row, made));
    if (!decision) throw new RuleBroken('EXTRACTION.ROW_UNDECIDED', { page: row.page, row: row.row });
    return decision.into === 'left' ? [] : [confirmedRow(seen, row, decision)];
  });
}

const isSameRow = (row: ExtractedPolicy, decision: RowDecisionDto): boolean =>
  row.page === decision.page && row.row === decision.row;

function confirmedRow(seen: Seen, extracted: ExtractedPolicy, decision: RowDecisionDto): ConfirmedRow {
  const { page, row, line } = extracted;
  const target = extracted.targets.find((choice) => isTarget(choice, decision));
  if (!target || line === null) throw new RuleBroken('EXTRACTION.ROW_NOT_READ', { page, row });
  if (target.into === 'onFile') return changeOf(seen, { page, row }, target, decision);
  const { terms, typed } = enteredTerms(NOTHING_STATED, target.fields, decision.fields);
  const missing = neededField(terms);
  if (missing !== null) throw new RuleBroken('EXTRACTION.FIELD_UNDECIDED', { field: missing });
  holdToNumber(terms);
  const policyId = deriveId('policy-of-certificate', seen.uploadId, String(page), row);
  return { page, row, into: target.into, policyId, line, renews: target.policyId, terms, typed };
}

const isTarget = (target: ExtractedTarget, { into, policyId }: RowDecisionDto): boolean =>
  target.into === into && (target.policyId ?? undefined) === policyId;

function changeOf(
  { onFile, dated }: Seen,
  of: Pick<ExtractedPolicy, 'page' | 'row'>,
  target: ExtractedTarget,
  { revision, fields }: RowDecisionDto,
): ConfirmedRow {
  const policy = onFile.find(({ policyId }) => policyId === target.policyId);
  if (!policy || policy.revision !== revision) throw new RuleBroken('EXTRACTION.POLICY_CHANGED', { ...of });
  const { day, terms: before } = termsOnFile(policy.state, dated);
  const { accepted, terms } = enteredTerms(before, target.fields, fields);
  holdToNumber(terms);
  return {
    ...of,
    into: 'onFile',
    policyId: policy.policyId,
    accepted,
    terms,
    effectiveFrom: day,
    revision,
  };
}

function holdToNumber(terms: GivenTerms): void {
  if (policyNumber.check(terms.policyNumber) !== null)
    throw new RuleBroken('EXTRACTION.VALUE_INVALID', { field: 'number' });
}
