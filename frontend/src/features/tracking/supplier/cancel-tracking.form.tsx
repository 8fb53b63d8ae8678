import { useEffect, useState } from 'react';
import { cancelTracking } from '@covertrail/contracts/tracking/tracking.calls';
import type { SupplierSettings } from '@covertrail/contracts/tracking/tracking.replies';
import { NOTE_LENGTH, reason } from '@covertrail/domain/fields/note-fields';
import type { Command } from '#shared/commands/use-command';
import { FormArea } from '#shared/forms/bound-fields.tsx';
import { useFieldForm } from '#shared/forms/use-field-form';
import { plural } from '#shared/format/plural';
import { IfMay } from '#shared/session/if-may.tsx';
import { Button } from '#shared/ui/button.tsx';
import { ErrorBanner } from '#shared/ui/error-banner.tsx';
import { Form } from '#shared/ui/form.tsx';

interface CancelTrackingProps {
  readonly settings: SupplierSettings;
  /** Of the drawer: the view may say that it is canceled before the command is settled, and this form is gone then. */
  readonly command: Command<typeof cancelTracking>;
}

const REASON_ID = 'cancel-tracking-reason';

/** Ends the tracking of a supplier for a project: says what that does, and then asks for the reason. */
export function CancelTracking({ settings, command }: CancelTrackingProps) {
  const [asking, setAsking] = useState(false);
  return (
    <IfMay send={cancelTracking}>
      <section className="supplier-setting" aria-label="Cancel tracking">
        <h3>Cancel tracking</h3>
        <p>{effectOf(settings)}</p>
        {asking ? (
          <ReasonForm settings={settings} command={command} />
        ) : (
          <Button type="button" onClick={() => setAsking(true)}>
            Cancel tracking…
          </Button>
        )}
      </section>
    </IfMay>
  );
}

function ReasonForm({ settings: { trackingId, supplierName, projectName }, command }: CancelTrackingProps) {
  useEffect(() => document.getElementById(REASON_ID)?.focus(), []);
  const { control, handleSubmit } = useFieldForm({
    rules: { reason },
    defaults: { reason: '' },
    problem: command.problem,
  });
  const send = handleSubmit((values) =>
    command.submit({
      body: { trackingId, reason: values.reason },
      toast: `You do not track ${supplierName} for ${projectName} any more.`,
    }),
  );
  return (
    <Form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <FormArea id={REASON_ID} name="reason" label="Reason" required rows={3} limit={NOTE_LENGTH} control={control} />
      <ErrorBanner problem={command.problem} />
      <Button type="submit" negative loading={command.pending}>
        Cancel tracking
      </Button>
    </Form>
  );
}

const effectOf = ({ supplierName, projectName, openRequests }: SupplierSettings): string =>
  [
    `${supplierName} leaves your dashboard and lists for ${projectName}; its history stays.`,
    ...(openRequests > 0
      ? [`${plural(openRequests, 'open request')} to it will be canceled, and it reads your reason there.`]
      : ['It is not notified.']),
    'This cannot be undone, but when you request coverage you track it again from that day.',
  ].join(' ');
