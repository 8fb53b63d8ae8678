import type { ConfirmExtractionDto, RowDecisionDto } from '@covertrail/contracts/extraction/extraction.inputs';
import type { ExtractedPolicies, ExtractedPolicy } from '@covertrail/contracts/extraction/extraction.replies';
import { chosenTarget, itemsOf, type Confirmation } from './confirmation.view.js';

/** What is sent of a confirmation; `dated` must be there. */
export const inputOf = (read: ExtractedPolicies, confirmation: Confirmation): ConfirmExtractionDto => ({
  transactionId: read.transactionId,
  attempt: read.attempt,
  dated: confirmation.dated ?? read.dated.value ?? '',
  isInsured: read.isInsured || confirmation.isInsured,
  rows: read.policies.map((policy) => rowOf(policy, confirmation)),
});

function rowOf(policy: ExtractedPolicy, confirmation: Confirmation): RowDecisionDto {
  const { page, row } = policy;
  const target = chosenTarget(policy, confirmation);
  if (!target) return { page, row, into: 'left', fields: [] };
  const { into, policyId, revision } = target;
  const fields = itemsOf(policy, confirmation).flatMap(({ decision }) => decision ?? []);
  return {
    page,
    row,
    into,
    ...(policy.inWords && policy.line !== null ? { line: policy.line } : {}),
    ...(policyId === null ? {} : { policyId }),
    ...(into === 'onFile' && revision !== null ? { revision } : {}),
    fields,
  };
}
