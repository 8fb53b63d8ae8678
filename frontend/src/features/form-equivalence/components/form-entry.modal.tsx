import { useState } from 'react';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import {
  addFormEntry,
  changeFormEntry,
  tryFormEntry,
} from '@covertrail/contracts/form-equivalence/form-equivalence.calls';
import type { FormEntry, FormEntrySaved } from '@covertrail/contracts/form-equivalence/form-equivalence.replies';
import type { WhatIfStarted } from '@covertrail/contracts/what-if/what-if.replies';
import type { TryFormEntryDto } from '@covertrail/contracts/form-equivalence/form-equivalence.inputs';
import { COVERAGE_LINES } from '@covertrail/domain/insurance/coverage';
import { formNote } from '@covertrail/wording/compliance/form-wording';
import { LINE_NAMES } from '@covertrail/wording/insurance/labels';
import { commandOf } from '#shared/api/call-request';
import { useCommandRequest } from '#shared/commands/use-command';
import { FormArea, FormDay, FormSelect } from '#shared/forms/bound-fields.tsx';
import { isAtFields } from '#shared/forms/problem-at-field';
import { TextField } from '#shared/forms/text-field.tsx';
import { useFieldForm } from '#shared/forms/use-field-form';
import { Button } from '#shared/ui/button.tsx';
import { Fields } from '#shared/ui/form.tsx';
import { AppModal } from '#shared/ui/app-modal.tsx';
import { ErrorBanner } from '#shared/ui/error-banner.tsx';
import { useWhatIf } from '#shared/what-if/what-if.hook';
import { triedBody, entryRules, type EntryValues } from '../form-entry.form.js';
import { EntryEffect } from './entry-effect.js';
import { EntryScopes } from './entry-scopes.js';

interface FormEntryModalProps {
  /** The entry that is to say something else; null for a new one. */
  readonly entry: FormEntry | null;
  readonly start: EntryValues;
  readonly onClose: () => void;
  readonly onSaved?: () => void;
}

const LINES = COVERAGE_LINES.map((line) => ({ value: line, text: LINE_NAMES[line] }));

/** Adds or changes an entry: first what it says, then which suppliers that changes, and only then it is saved. */
export default function FormEntryModal({ entry, start, onClose, onSaved = onClose }: FormEntryModalProps) {
  const [tried, setTried] = useState<TryFormEntryDto | null>(null);
  const trial = useCommandRequest<WhatIfStarted>(`forms/${entry?.entryId ?? 'new'}/what-if`);
  const { body: answer, problem: unread } = useWhatIf(trial.reply?.whatIfId ?? null);
  const save = useCommandRequest<FormEntrySaved>(`forms/${entry?.entryId ?? 'new'}/save`, { onSettled: onSaved });
  const form = useFieldForm<EntryValues>({
    rules: entryRules,
    defaults: start,
    problem: save.problem ?? trial.problem,
  });
  const startTrial = form.handleSubmit((values) => {
    const body = triedBody(values, entry);
    setTried(body);
    if (body) trial.submit(commandOf(tryFormEntry, { body }));
  });
  const back = () => {
    save.reset();
    trial.reset();
    setTried(null);
  };
  const shown = tried !== null && !trial.problem;
  const isKnown = answer !== null && answer.totals !== null;
  const send = () => {
    if (tried?.add) save.submit(commandOf(addFormEntry, { body: tried.add, toast: 'Entry added to your index.' }));
    if (tried?.change) {
      const { entryId, ...body } = tried.change;
      save.submit(commandOf(changeFormEntry, { params: { id: entryId }, body, toast: 'Entry changed.' }));
    }
  };
  const actions = shown ? (
    <>
      <Button type="button" onClick={back} disabled={save.pending}>
        Back
      </Button>
      <Button type="button" primary loading={save.pending} disabled={save.pending || !isKnown} onClick={send}>
        Save entry
      </Button>
    </>
  ) : (
    <>
      <Button type="button" onClick={onClose}>
        Cancel
      </Button>
      <Button type="button" primary onClick={() => void startTrial()}>
        Show what it changes
      </Button>
    </>
  );
  const problem = save.problem ?? trial.problem ?? unread;
  return (
    <AppModal
      open
      title={entry ? `Change what you say of ${entry.number}` : 'Add a form to your index'}
      actions={actions}
      onClose={onClose}
    >
      {shown ? null : <EntryFields form={form} isNew={entry === null} first={entry?.effectiveFrom ?? null} />}
      {shown && !unread ? <EntryEffect answer={answer} /> : null}
      <ErrorBanner problem={isAtFields(problem) && !shown ? null : problem} />
    </AppModal>
  );
}

interface EntryFieldsProps {
  readonly form: UseFormReturn<EntryValues>;
  readonly isNew: boolean;
  /** The first day of the entry; null for a new one. */
  readonly first: string | null;
}

function EntryFields({
  form: {
    control,
    register,
    formState: { errors },
  },
  isNew,
  first,
}: EntryFieldsProps) {
  const { number = '', line = '' } = useWatch({ control });
  const indexNote = formNote(number);
  return (
    <Fields>
      {isNew ? (
        <TextField
          id="entry-number"
          label="Form number"
          required
          placeholder="CG 20 10"
          {...register('number')}
          error={errors.number?.message}
          note={indexNote ? `The index of the product knows it. ${indexNote}` : 'As printed, without its edition.'}
        />
      ) : null}
      {isNew ? (
        <FormSelect
          control={control}
          name="line"
          id="entry-line"
          label="On policies of"
          required
          search
          placeholder="Select the line"
          choices={LINES}
        />
      ) : null}
      <TextField
        id="entry-editions"
        label="Editions"
        placeholder="04 13, 12 19"
        {...register('editions')}
        error={errors.editions?.message}
        note="Leave it empty for all editions."
      />
      <TextField
        id="entry-title"
        label="Title"
        {...register('title')}
        error={errors.title?.message}
        note={indexNote ? 'Leave it empty for the title of the product’s index.' : undefined}
      />
      {line === '' ? null : <EntryScopes control={control} line={line} />}
      <FormArea control={control} name="note" id="entry-note" label="Note" rows={2} limit={1000} />
      <FormDay
        control={control}
        name="effectiveFrom"
        id="entry-from"
        label="Effective from"
        required
        {...(first ? { min: first } : {})}
        note="Findings of earlier days stay as they are. A day in the past changes the findings of the days since."
      />
    </Fields>
  );
}
