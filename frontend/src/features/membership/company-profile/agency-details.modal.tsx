import { useWatch } from 'react-hook-form';
import { changeAgencyDetails } from '@covertrail/contracts/company/company.calls';
import type { CompanyProfileReply } from '@covertrail/contracts/company/company.replies';
import { nameOfSystem, OTHER_SYSTEM, SYSTEM_CHOICES } from '#shared/choices/management-systems';
import { useCommand } from '#shared/commands/use-command';
import { FormSelect } from '#shared/forms/bound-fields.tsx';
import { isAtFields } from '#shared/forms/problem-at-field';
import { TextField } from '#shared/forms/text-field.tsx';
import { useFieldForm } from '#shared/forms/use-field-form';
import { AppModal } from '#shared/ui/app-modal.tsx';
import { Button } from '#shared/ui/button.tsx';
import { ErrorBanner } from '#shared/ui/error-banner.tsx';
import { Form } from '#shared/ui/form.tsx';
import { AGENCY_DETAILS_RULES, agencyDetailsValues, type AgencyDetailsValues } from './agency-details.form.js';

const FORM = 'agency-details-form';

interface AgencyDetailsModalProps {
  readonly agency: NonNullable<CompanyProfileReply['agency']>;
  readonly revision: number;
  /** Reads the profile again. */
  readonly onOvertaken: () => void;
  readonly onClose: () => void;
}

/** Management system, license and fax number of an agency [A08]. */
export default function AgencyDetailsModal({ agency, revision, onOvertaken, onClose }: AgencyDetailsModalProps) {
  const { submit, pending, problem } = useCommand(changeAgencyDetails, 'own-company/agency', { onSettled: onClose });
  const form = useFieldForm<AgencyDetailsValues>({
    rules: AGENCY_DETAILS_RULES,
    defaults: agencyDetailsValues(agency),
    problem,
  });
  const { control, formState, register } = form;
  const system = useWatch({ control, name: 'managementSystem' });
  const fieldOf = (name: keyof AgencyDetailsValues) => ({ ...register(name), error: formState.errors[name]?.message });
  const send = form.handleSubmit(({ license, fax, ...chosen }) =>
    submit({
      body: { managementSystem: nameOfSystem(chosen), license, fax },
      ifMatch: revision,
      toast: 'The details of your agency are saved.',
    }),
  );
  const actions = (
    <>
      <Button type="button" onClick={onClose} disabled={pending}>
        Cancel
      </Button>
      <Button type="submit" form={FORM} primary loading={pending} disabled={pending}>
        Save
      </Button>
    </>
  );
  return (
    <AppModal open title="Agency details" size="tiny" actions={actions} onClose={onClose}>
      {isAtFields(problem) ? null : <ErrorBanner problem={problem} onRetry={onOvertaken} />}
      <Form id={FORM} noValidate onSubmit={() => void send()}>
        <FormSelect
          id="details-system"
          name="managementSystem"
          label="Agency Management System"
          placeholder="Choose"
          control={control}
          choices={SYSTEM_CHOICES}
          required
        />
        {system === OTHER_SYSTEM ? (
          <TextField
            id="details-other"
            label="Name of the system"
            autoComplete="off"
            required
            {...fieldOf('otherSystem')}
          />
        ) : null}
        <TextField id="details-license" label="Agent License Number" autoComplete="off" {...fieldOf('license')} />
        <TextField id="details-fax" label="Fax Number" autoComplete="off" {...fieldOf('fax')} />
      </Form>
    </AppModal>
  );
}
