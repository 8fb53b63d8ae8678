import { managePolicy } from '@covertrail/contracts/policy/managing-agency.calls';
import type { ManagingAgency as Managing } from '@covertrail/contracts/policy/managing-agency.replies';
import type { PolicyDetails } from '@covertrail/contracts/policy/policy.replies';
import { commandOf } from '#shared/api/call-request';
import { useCommand } from '#shared/commands/use-command';
import { SelectField } from '#shared/forms/select-field.tsx';
import { useMay } from '#shared/session/use-may';
import { ErrorBanner } from '#shared/ui/error-banner.tsx';

/** A choice needs a value that is no id. */
const NONE = 'none';

interface ManagingAgencyProps {
  readonly policy: PolicyDetails;
  readonly managing: Managing;
}

/** Which agency of the insured manages the policy; the insured chooses another one, or none. */
export function ManagingAgency({ policy: { id, standing }, managing: { agencyId, agencies } }: ManagingAgencyProps) {
  const mayChoose = useMay(managePolicy) && standing !== 'archived';
  const { submit, pending, problem } = useCommand(managePolicy, `policies/${id}/manager`);
  const choose = (next: string) => {
    if (pending || next === (agencyId ?? NONE)) return;
    const chosen = agencies.find((agency) => agency.agencyId === next);
    submit({
      params: { id },
      body: bodyOf(chosen?.agencyId ?? null),
      toast: chosen ? `${chosen.name} manages this policy.` : 'No agency manages this policy.',
      undo: commandOf(managePolicy, {
        params: { id },
        body: bodyOf(agencyId),
        toast: 'The policy is managed as before.',
      }),
    });
  };
  return (
    <>
      <SelectField
        id="policy-manager"
        label="Managing agency"
        value={agencyId ?? NONE}
        onChange={choose}
        // It stays open while it is saved: a closed one loses the focus.
        disabled={!mayChoose}
        note={
          agencyId === null
            ? 'Each of your agencies may read, change and share this policy.'
            : 'Of your agencies only this one may read, change and share this policy.'
        }
        choices={[
          ...agencies.map((agency) => ({ value: agency.agencyId, text: agency.name })),
          { value: NONE, text: 'None' },
        ]}
      />
      <ErrorBanner problem={problem} />
    </>
  );
}

const bodyOf = (agencyId: string | null) => (agencyId === null ? {} : { agencyId });
