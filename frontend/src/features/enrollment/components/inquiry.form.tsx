import { sendInquiry } from '@covertrail/contracts/inquiry/inquiry.calls';
import { inquiryText, NOTE_LENGTH } from '@covertrail/domain/fields/note-fields';
import type { PlanId } from '@covertrail/domain/fields/plans';
import { useCommand } from '#shared/commands/use-command';
import { FormArea } from '#shared/forms/bound-fields.tsx';
import { useFieldForm } from '#shared/forms/use-field-form';
import { Button } from '#shared/ui/button.tsx';
import { ErrorBanner } from '#shared/ui/error-banner.tsx';
import { Form } from '#shared/ui/form.tsx';

interface InquiryFormProps {
  readonly plan: PlanId;
  readonly onSent: () => void;
}

/** What a person wants to know about a plan [F08]. What was typed stays where it could not be sent. */
export function InquiryForm({ plan, onSent }: InquiryFormProps) {
  const { submit, pending, problem } = useCommand(sendInquiry, `inquiry/${plan}`, { onSettled: onSent });
  const { control, handleSubmit } = useFieldForm<{ readonly inquiry: string }>({
    rules: { inquiry: inquiryText },
    defaults: { inquiry: '' },
    problem,
  });
  const send = handleSubmit(({ inquiry }) => submit({ body: { plan, inquiry } }));
  return (
    <Form noValidate onSubmit={() => void send()}>
      <FormArea
        control={control}
        name="inquiry"
        id="inquiry"
        label="Your message"
        required
        rows={6}
        limit={NOTE_LENGTH}
      />
      <ErrorBanner problem={problem} />
      <Button type="submit" primary loading={pending} disabled={pending}>
        Send
      </Button>
    </Form>
  );
}
