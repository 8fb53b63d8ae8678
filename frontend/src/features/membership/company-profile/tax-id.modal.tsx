import { useMemo } from 'react';
import { changeTaxId } from '@covertrail/contracts/company/company.calls';
import type { CompanyProfileReply } from '@covertrail/contracts/company/company.replies';
import { ownTaxId } from '@covertrail/domain/fields/company-fields';
import { useCommand } from '#shared/commands/use-command';
import { isAtFields, problemAtField } from '#shared/forms/problem-at-field';
import { TextField } from '#shared/forms/text-field.tsx';
import { useFieldForm } from '#shared/forms/use-field-form';
import { AppModal } from '#shared/ui/app-modal.tsx';
import { Button } from '#shared/ui/button.tsx';
import { ErrorBanner } from '#shared/ui/error-banner.tsx';
import { Form } from '#shared/ui/form.tsx';

const FORM = 'tax-id-form';
const RULES = { taxId: ownTaxId };
const EMPTY = { taxId: '' };

interface TaxIdModalProps {
  readonly profile: CompanyProfileReply;
  readonly onClose: () => void;
}

/** Another tax id of the company [I01]. The one of before is not shown: it was sealed when it was stated. */
export default function TaxIdModal({ profile: { taxIdEnding, revision }, onClose }: TaxIdModalProps) {
  const command = useCommand(changeTaxId, 'own-company/tax-id', { onSettled: onClose });
  const problem = useMemo(() => problemAtField(command.problem, 'COMPANY.TAX_ID_TAKEN', 'taxId'), [command.problem]);
  const form = useFieldForm<typeof EMPTY>({ rules: RULES, defaults: EMPTY, problem });
  const send = form.handleSubmit((body) =>
    command.submit({ body, ifMatch: revision, toast: 'The tax ID of your company is saved.' }),
  );
  const actions = (
    <>
      <Button type="button" onClick={onClose} disabled={command.pending}>
        Cancel
      </Button>
      <Button type="submit" form={FORM} primary loading={command.pending} disabled={command.pending}>
        Save
      </Button>
    </>
  );
  return (
    <AppModal open title={taxIdEnding ? 'Change tax ID' : 'Add tax ID'} size="tiny" actions={actions} onClose={onClose}>
      <Form id={FORM} noValidate onSubmit={() => void send()}>
        <TextField
          id="company-tax-id"
          label="Tax ID/FEIN"
          placeholder="11-1111111"
          autoComplete="off"
          required
          error={form.formState.errors.taxId?.message}
          note={taxIdEnding ? `It replaces the one that ends in ${taxIdEnding}.` : undefined}
          {...form.register('taxId')}
        />
      </Form>
      <p className="sub">
        Agents who know it can ask to represent your company. Nobody sees it here again but its last four digits.
      </p>
      {isAtFields(problem) ? null : <ErrorBanner problem={problem} />}
    </AppModal>
  );
}
