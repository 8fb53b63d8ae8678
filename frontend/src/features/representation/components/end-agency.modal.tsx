import { remarks } from '@covertrail/domain/fields/note-fields';
import type { CurrentAgency, EndEffects } from '@covertrail/contracts/representation/representation.replies';
import { endAgency } from '@covertrail/contracts/representation/representation.calls';
import { useCommand } from '#shared/commands/use-command';
import { FormArea } from '#shared/forms/bound-fields.tsx';
import { useFieldForm } from '#shared/forms/use-field-form';
import { plural } from '#shared/format/plural';
import { Fields } from '#shared/ui/form.tsx';
import { ConfirmDialog } from '#shared/ui/confirm-dialog.tsx';

interface EndAgencyProps {
  readonly agency: CurrentAgency;
  /** How many other agencies stay. */
  readonly others: number;
  readonly effects: EndEffects;
  readonly onClose: () => void;
}

/** Ends the representation by one agency after it said what happens to policies, requests and shares. */
export function EndAgency({ agency, others, effects, onClose }: EndAgencyProps) {
  const { agencyId, agencyName } = agency;
  const { submit, pending, problem } = useCommand(endAgency, `appointments/${agencyId}/end`, { onSettled: onClose });
  const { control, handleSubmit } = useFieldForm({ rules: { reason: remarks }, defaults: { reason: '' }, problem });
  const end = handleSubmit(({ reason }) =>
    submit({
      body: { agencyCompanyId: agencyId, reason },
      toast: `${agencyName} no longer represents you.`,
    }),
  );
  return (
    <ConfirmDialog
      open
      title={`End the representation by ${agencyName}`}
      confirm="End representation"
      cancel="Keep agency"
      destructive
      pending={pending}
      problem={problem}
      onConfirm={() => void end()}
      onCancel={onClose}
    >
      {others > 0 ? <EffectsBesideOthers agency={agency} /> : <EffectsOfLast agency={agency} effects={effects} />}
      <p>{agencyName} is notified. It can only represent you again when you accept or invite it.</p>
      <Fields>
        <FormArea control={control} name="reason" id="end-reason" label="Reason (optional)" rows={3} limit={1000} />
      </Fields>
    </ConfirmDialog>
  );
}

/** The other agencies go on; what this one managed is managed by none until the insured chooses. */
function EffectsBesideOthers({ agency: { agencyName, policies } }: Pick<EndAgencyProps, 'agency'>) {
  const isSingle = policies === 1;
  return (
    <ul className="agency-effects">
      <li>
        {plural(policies, 'policy', 'policies')} that it manages: no agency manages {isSingle ? 'it' : 'them'} until you
        choose one on the policy. Until then each of your other agencies may handle {isSingle ? 'it' : 'them'}.
      </li>
      <li>
        {agencyName} sees {isSingle ? 'it' : 'them'} as {isSingle ? 'it is' : 'they are'} now, and no later change.
      </li>
      <li>Requests and shares stay as they are. Your other agencies go on as before.</li>
    </ul>
  );
}

/** What there is none of is left out. */
function EffectsOfLast({
  agency: { agencyName, policies },
  effects: { openRequests, shares },
}: Pick<EndAgencyProps, 'agency' | 'effects'>) {
  return (
    <ul className="agency-effects">
      {openRequests > 0 ? (
        <li>
          {plural(openRequests, 'open request')}: your company answers {openRequests === 1 ? 'it' : 'them'} alone from
          now on.
        </li>
      ) : null}
      {shares > 0 ? (
        <li>
          {plural(shares, 'share')}: {shares === 1 ? 'it stays as it is' : 'they stay as they are'}. Your customers keep
          what you share with them.
        </li>
      ) : null}
      {policies > 0 ? (
        <li>
          {plural(policies, 'policy', 'policies')}: {policies === 1 ? 'it stays' : 'they stay'} with you. {agencyName}{' '}
          sees {policies === 1 ? 'it as it is' : 'them as they are'} now, and no later change.
        </li>
      ) : null}
      <li>New or changed policies stay unverified until another agency verifies them.</li>
    </ul>
  );
}
