import { LINE_NAMES } from '@covertrail/wording/compliance/labels';
import type { PolicyRow } from '@covertrail/contracts/policy/policy.replies';
import type { ViewQuery } from '#shared/views/view-query';
import { LogPick, type PickProps } from './log-pick.js';

interface PolicyPickProps extends PickProps<PolicyRow> {
  /** The call that lists the policies of this company. */
  readonly path: string;
}

/** How a policy is called where it is filtered by: its number first, for what does not fit is cut off. */
export const policyCalled = ({ line, policyNumber }: PolicyRow): string => `${policyNumber}, ${LINE_NAMES[line]}`;

/** A policy by its number: of the insured, or of the clients of an agency. */
export function PolicyPick({ path, ...pick }: PolicyPickProps) {
  const queryOf = (keyword: string): ViewQuery | null => (keyword === '' ? null : { view: 'policies', path, query: { keyword, size: 8 } });
  return (
    <LogPick<PolicyRow>
      {...pick}
      id="log-policy"
      label="Policy"
      placeholder="Any policy"
      queryOf={queryOf}
      optionOf={(policy) => ({ id: policy.id, title: policyCalled(policy), detail: `${policy.insuredName}, ${policy.carrierName}` })}
      hint="Type the beginning of its number."
    />
  );
}
