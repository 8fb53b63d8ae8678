import { addAnsweringPolicy, addPolicy } from '@covertrail/contracts/policy/policy.calls';
import type { Uuid } from '@covertrail/domain/kernel/event';
import { useCommand } from '#shared/commands/use-command';
import { givenTerms, termsOf, type PolicyValues } from './policy-values.form.js';

/** For whom a policy is added: an insured, or one open request, by which an agency may add it that does not represent the insured yet. */
export type AddedFor = { readonly insuredCompanyId: Uuid } | { readonly requestId: Uuid };

const TOAST = 'Policy added.';

/** Adds a policy. `onAdded` gets its id. */
export function useAddPolicy(addedFor: AddedFor, onAdded: (policyId: Uuid) => void) {
  const settled = { onSettled: ({ policyId }: { readonly policyId: Uuid }) => onAdded(policyId) };
  const forInsured = useCommand(addPolicy, 'policies/add', settled);
  const forRequest = useCommand(addAnsweringPolicy, 'policies/add-for-request', settled);
  const add = (values: PolicyValues, fromCertificate: boolean) => {
    if (!values.line) return;
    const policy = {
      line: values.line,
      terms: givenTerms(termsOf(values)),
      ...(fromCertificate ? { fromCertificate } : {}),
    };
    if ('requestId' in addedFor) forRequest.submit({ toast: TOAST, body: { ...addedFor, ...policy } });
    else forInsured.submit({ toast: TOAST, body: { ...addedFor, ...policy } });
  };
  const { pending, problem, reply } = 'requestId' in addedFor ? forRequest : forInsured;
  return { add, pending, problem, reply };
}
