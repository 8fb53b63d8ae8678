import type { ExtractedPolicies, ExtractedPolicy } from '@covertrail/contracts/extraction/extraction.replies';
import type { FieldDecision } from '@covertrail/domain/insurance/extraction/entered-terms';

/** What a careful person decides: all is accepted as read, what is better on file is replaced knowingly. */
export const acceptAll = (policy: ExtractedPolicy) => {
  const target = policy.targets[0]!;
  return {
    page: policy.page,
    row: policy.row,
    into: target.into,
    ...(target.policyId === null ? {} : { policyId: target.policyId }),
    ...(target.into === 'onFile' ? { revision: target.revision } : {}),
    fields: target.fields
      .filter(({ needs }) => needs.length > 0)
      .map(({ key, needs, onFileSource }): FieldDecision => ({
        key,
        act: 'accepted',
        ...(needs.includes('BETTER_ON_FILE') && onFileSource ? { replaces: onFileSource.kind } : {}),
      })),
  };
};

/** All rows of a certificate, accepted. */
export const decidedOf = ({ transactionId, attempt, dated, policies }: ExtractedPolicies) => ({
  transactionId,
  attempt,
  dated: dated.value,
  rows: policies.map(acceptAll),
});
