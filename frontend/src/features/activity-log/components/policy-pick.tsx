import { LINE_NAMES } from '@covertrail/wording/insurance/labels';
import type { PolicyRow } from '@covertrail/contracts/policy/policy.replies';
import type { PolicyListDto } from '@covertrail/contracts/policy/policy.inputs';
import type { Asked } from '#shared/api/call-request';
import type { ViewQuery } from '#shared/views/view-query';
import { LogPick, type PickProps } from './log-pick.js';

interface PolicyPickProps extends PickProps<PolicyRow> {
  /** The call that lists the policies of this company. */
  readonly listOf: (query: Asked<PolicyListDto>) => ViewQuery<PolicyRow>;
}

/** The name of a policy in the filter: its number comes first, because long names are cut off. */
export const policyCalled = ({ line, policyNumber }: PolicyRow): string => `${policyNumber}, ${LINE_NAMES[line]}`;

/** A filter by a policy number: of the insured, or of the agency's clients. */
export function PolicyPick({ listOf, ...pick }: PolicyPickProps) {
  const queryOf = (keyword: string) => (keyword === '' ? null : listOf({ keyword, size: 8 }));
  return (
    <LogPick
      {...pick}
      id="log-policy"
      label="Policy"
      placeholder="Any policy"
      queryOf={queryOf}
      optionOf={(policy) => ({
        id: policy.id,
        title: policyCalled(policy),
        detail: `${policy.insuredName}, ${policy.carrierName}`,
      })}
      hint="Type the beginning of its number."
    />
  );
}
