import { useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { requestTransfer } from '@covertrail/contracts/client-transfer/client-transfer.calls';
import { useCommand } from '#shared/commands/use-command';
import { useToday } from '#shared/session/use-today';
import { FormArea } from '#shared/forms/bound-fields.tsx';
import { useFieldForm } from '#shared/forms/use-field-form';
import { Button } from '#shared/ui/button.tsx';
import { Radio } from '#shared/ui/checkbox.tsx';
import { Form } from '#shared/ui/form.tsx';
import { AppModal } from '#shared/ui/app-modal.tsx';
import { ErrorBanner } from '#shared/ui/error-banner.tsx';
import { atStartFields, startBody, startRules, type StartSide, type StartValues } from '../start-transfer.form.js';
import { ClientField } from './client-field.js';
import { GivingAgencyField } from './giving-agency-field.js';
import { LetterFields } from './letter-fields.js';
import { ReceiverFields } from './receiver-fields.js';

interface StartTransferProps {
  readonly side: StartSide;
  readonly client: StartValues['client'];
  readonly onClose: () => void;
}

const NOTHING_CHOSEN = { policyId: '', agency: null, agentId: '', letter: null, signedOn: '', note: '' } as const;
const FORM_ID = 'start-transfer';
const SIDES = [
  ['holder', 'Transfer one of our clients to another agency'],
  ['receiver', 'Request a client from another agency'],
] as const;

/** Starts a transfer from either side. */
export default function StartTransfer({ side, client, onClose }: StartTransferProps) {
  const navigate = useNavigate();
  const today = useToday();
  const { submit, pending, problem } = useCommand(requestTransfer, 'transfers/start', {
    onSettled: ({ transferId }) => void navigate(`/app/transfers/${transferId}`),
  });
  const placed = useMemo(() => atStartFields(problem), [problem]);
  const defaults: StartValues = { ...NOTHING_CHOSEN, side, client };
  const form = useFieldForm<StartValues>({ rules: startRules(today), defaults, problem: placed });
  const { control, handleSubmit, setValue } = form;
  const [chosen, of] = useWatch({ control, name: ['side', 'client'] });
  const turn = (next: StartSide) => {
    setValue('side', next);
    setValue('client', null);
  };
  const send = handleSubmit((values) =>
    submit({
      body: startBody(values),
      toast: 'Transfer request sent.',
    }),
  );
  const actions = (
    <>
      <Button type="button" onClick={onClose} disabled={pending}>
        Cancel
      </Button>
      <Button type="submit" form={FORM_ID} primary loading={pending} disabled={pending}>
        {chosen === 'holder' ? 'Offer client' : 'Request client'}
      </Button>
    </>
  );
  return (
    <AppModal open title="Transfer a client" actions={actions} onClose={onClose}>
      <Form id={FORM_ID} noValidate onSubmit={(event) => void send(event)}>
        <ErrorBanner problem={problem} />
        <fieldset className="tr-choice">
          <legend className="cell-main">What do you want to do?</legend>
          {SIDES.map(([value, label]) => (
            <Radio
              key={value}
              id={`side-${value}`}
              name="side"
              label={label}
              checked={chosen === value}
              onChange={() => turn(value)}
            />
          ))}
        </fieldset>
        <ClientField key={chosen} form={form} side={chosen} />
        {chosen === 'receiver' && of?.beside ? <GivingAgencyField form={form} insuredId={of.insuredId} /> : null}
        {chosen === 'holder' ? <ReceiverFields form={form} /> : <LetterFields form={form} />}
        <FormArea
          control={control}
          name="note"
          id="transfer-note"
          label="Note for the other agent"
          rows={3}
          limit={1000}
        />
        <p className="sub">
          Nothing moves until the other agent approves. Policies, open requests and shares then transfer together.
        </p>
      </Form>
    </AppModal>
  );
}
