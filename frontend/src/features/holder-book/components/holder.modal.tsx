import { useMemo, useState } from 'react';
import { addHolder, reviseHolder } from '@covertrail/contracts/holder-book/holder-book.calls';
import type { BookedHolderRow } from '@covertrail/contracts/holder-book/holder-book.replies';
import { commandOf } from '#shared/api/call-request';
import { useCommandRequest } from '#shared/commands/use-command';
import { isAtFields, problemAtField } from '#shared/forms/problem-at-field';
import { useRefusedFocus } from '#shared/forms/refused-focus.hook';
import { detailsOf, detailsValues, EMPTY_DETAILS } from '#shared/holders/holder-details.form';
import { holderErrors, sentErrors, shownErrors } from '#shared/holders/holder-errors';
import { HolderGroup } from '#shared/holders/holder-group.tsx';
import { useMay } from '#shared/session/use-may';
import { Button } from '#shared/ui/button.tsx';
import { Form } from '#shared/ui/form.tsx';
import { AppModal } from '#shared/ui/app-modal.tsx';
import { ErrorBanner } from '#shared/ui/error-banner.tsx';
import { ExistingHolder } from './existing-holder.js';

const FORM = 'holder-form';
const DUPLICATE = 'HOLDER_BOOK.DUPLICATE';

interface HolderModalProps {
  /** Null adds a new one. */
  readonly booked: BookedHolderRow | null;
  /** The client whose book it is; absent for the book of the reader's company. */
  readonly insuredCompanyId?: string;
  /** Names that are offered as insureds. */
  readonly namedInsureds: readonly string[];
  /** With which a new entry begins; empty where the client states none. */
  readonly primaryNamedInsured: string;
  /** Another entry, in place of the one that would be there twice. */
  readonly onOpen: (booked: BookedHolderRow) => void;
  readonly onClose: () => void;
}

/** Adds or edits a certificate holder; for those who may only read, it shows it. */
export default function HolderModal({
  booked,
  insuredCompanyId,
  namedInsureds,
  primaryNamedInsured,
  onOpen,
  onClose,
}: HolderModalProps) {
  const mayKeep = useMay(reviseHolder);
  const [values, setValues] = useState(
    booked ? detailsValues(booked.holder) : { ...EMPTY_DETAILS, primaryNamedInsured },
  );
  const [attempts, setAttempts] = useState(0);
  const command = useCommandRequest(booked ? `holder/${booked.id}` : 'holder/add', { onSettled: onClose });
  const { pending } = command;
  const problem = useMemo(() => problemAtField(command.problem, DUPLICATE, 'name'), [command.problem]);
  const errors = holderErrors(values);
  // Again when the server refuses what was sent.
  useRefusedFocus(FORM, problem ? -attempts : attempts);
  const send = () => {
    setAttempts(attempts + 1);
    if (Object.keys(errors).length > 0) return;
    const holder = detailsOf(values);
    const toast = `${holder.name} was saved.`;
    command.submit(
      booked
        ? commandOf(reviseHolder, { params: { id: booked.id }, body: holder, ifMatch: booked.revision, toast })
        : commandOf(addHolder, { body: { ...holder, ...(insuredCompanyId ? { insuredCompanyId } : {}) }, toast }),
    );
  };
  const actions = (
    <>
      <Button type="button" onClick={onClose} disabled={pending}>
        {mayKeep ? 'Cancel' : 'Close'}
      </Button>
      {mayKeep ? (
        <Button type="submit" form={FORM} primary loading={pending} disabled={pending}>
          {booked ? 'Save' : 'Add certificate holder'}
        </Button>
      ) : null}
    </>
  );
  return (
    <AppModal open title={booked ? booked.holder.name : 'Add certificate holder'} actions={actions} onClose={onClose}>
      {problem?.code === DUPLICATE ? (
        <ExistingHolder holder={detailsOf(values)} insuredCompanyId={insuredCompanyId} onUse={onOpen} />
      ) : null}
      <Form id={FORM} noValidate onSubmit={send}>
        <HolderGroup
          id="holder"
          value={values}
          errors={{ ...sentErrors(problem), ...(attempts > 0 ? errors : shownErrors(values, errors)) }}
          disabled={!mayKeep}
          namedInsureds={namedInsureds}
          onChange={setValues}
        />
      </Form>
      {isAtFields(problem) ? null : <ErrorBanner problem={problem} />}
    </AppModal>
  );
}
