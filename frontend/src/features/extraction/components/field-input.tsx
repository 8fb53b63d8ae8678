import { Plus } from 'lucide-react';
import { useEffect, useId, useState, type KeyboardEvent } from 'react';
import { findCarrier } from '@covertrail/contracts/carrier/carrier.calls';
import type { CarrierChoice } from '@covertrail/contracts/carrier/carrier.replies';
import type { CarrierOnRecord } from '@covertrail/domain/insurance/extraction/carrier-on-record';
import { fieldChoices, fieldText } from '@covertrail/wording/extraction/field-words';
import { viewQuery } from '#shared/api/call-request';
import { dayTyped } from '#shared/forms/day-text';
import { centsOf, textOfCents } from '#shared/forms/money-text';
import { SearchField } from '#shared/forms/search-field.tsx';
import { dayFormat } from '#shared/format/day-format';
import { lateDialog } from '#shared/ui/late-dialog.tsx';
import { Button } from '#shared/ui/button.tsx';
import { Select } from '#shared/ui/select.tsx';
import { corrected, type Item } from '../confirmation.view.js';
import type { Confirming } from '../confirming.hook.js';

const AddInsurer = lateDialog(() => import('#shared/policies/add-insurer.modal.tsx'));

interface FieldInputProps {
  readonly item: Item;
  readonly label: string;
  readonly confirming: Confirming;
  readonly carriers: readonly CarrierOnRecord[];
}

/** Where a person types what the page says, or should say. Enter takes it, Esc gives it up. */
export function FieldInput(props: FieldInputProps) {
  const { form } = props.item.field;
  if (form === 'insurer') return <InsurerInput {...props} />;
  if (form === 'choice') return <ChoiceInput {...props} />;
  return <TextInput {...props} />;
}

function TextInput({ item, label, confirming }: FieldInputProps) {
  const { field, decision } = item;
  const [text, setText] = useState(shownText(field.form, decision?.value ?? field.value ?? ''));
  const [wrong, setWrong] = useState(false);
  const noteId = useId();
  const take = () => {
    const value = valueOf(field.form, text);
    if (value === null) setWrong(true);
    else confirming.decide(item, corrected(field, value));
  };
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Enter') take();
    if (event.key === 'Escape') confirming.type('');
    if (event.key === 'Enter' || event.key === 'Escape') event.preventDefault();
  };
  return (
    <div className="extracted-input">
      <input
        // A person asked for it by a key: the next one is the first letter.
        autoFocus
        aria-label={label}
        aria-invalid={wrong}
        aria-describedby={noteId}
        value={text}
        onChange={({ target }) => setText(target.value)}
        onKeyDown={press}
      />
      <Button type="button" size="small" onClick={take}>
        Take
      </Button>
      <span id={noteId} className={wrong ? 'field-error' : 'sub'} role={wrong ? 'alert' : undefined}>
        {wrong ? WRONG[field.form] : 'Enter takes it, Esc gives it up.'}
      </span>
    </div>
  );
}

type TypedForm = Item['field']['form'];

const WRONG: Readonly<Record<TypedForm, string>> = {
  text: 'Please enter a value.',
  day: 'Please enter a day, such as 11/21/2026.',
  money: 'Please enter an amount in whole dollars.',
  symbols: 'Please enter numbers of covered auto symbols, such as 1, 8, 9.',
  insurer: 'Please choose an insurer.',
  choice: 'Please choose one.',
  box: 'Please enter a value.',
};

function shownText(form: TypedForm, value: string): string {
  if (form === 'day') return value === '' ? '' : dayFormat(value);
  return form === 'money' && value !== '' ? textOfCents(Number(value)) : value;
}

/** As decisions write it; null where it is no value of the field. */
function valueOf(form: TypedForm, text: string): string | null {
  const typed = text.trim();
  if (form === 'day') return dayTyped(typed);
  if (form === 'symbols') return /^\d+(\s*,\s*\d+)*$/.test(typed) ? typed.replaceAll(/\s/g, '') : null;
  if (form !== 'money') return typed === '' ? null : typed;
  const cents = centsOf(typed);
  return cents === null || cents === undefined ? null : String(cents);
}

function ChoiceInput({ item, label, confirming }: FieldInputProps) {
  const { field, decision } = item;
  return (
    <div className="extracted-input">
      <Select
        label={label}
        choices={fieldChoices(field.key)}
        value={decision?.value ?? field.value ?? ''}
        onChange={(value) => confirming.decide(item, corrected(field, value))}
      />
    </div>
  );
}

function InsurerInput({ item, label, confirming, carriers }: FieldInputProps) {
  const { field, decision } = item;
  const id = useId();
  const [adding, setAdding] = useState(false);
  useEffect(() => document.getElementById(id)?.focus(), [id]);
  const take = ({ id: carrierId, name, naic }: CarrierChoice) =>
    confirming.decide(item, corrected(field, carrierId), { carrierId, name, naic });
  const chosen = decision?.value ?? field.value;
  return (
    <div className="extracted-input">
      <SearchField<CarrierChoice>
        id={id}
        label={label}
        chosen={chosen ? fieldText(field, chosen, carriers) : ''}
        onChoose={(row) => (row ? take(row) : undefined)}
        queryOf={(keyword) => (keyword.length < 2 ? null : viewQuery(findCarrier, { query: { keyword, size: 20 } }))}
        optionOf={(row) => ({ id: row.id, title: row.name, detail: `NAIC ${row.naic}` })}
        hint="Type at least two letters of the name, or the NAIC."
      />
      <Button type="button" size="small" onClick={() => setAdding(true)}>
        <Plus size={14} aria-hidden /> Add an insurer
      </Button>
      {adding ? <AddInsurer {...readInsurer(field)} onClose={() => setAdding(false)} onAdded={take} /> : null}
    </div>
  );
}

/** The insurer as the certificate names it, to begin the dialog with. */
function readInsurer({ places }: Item['field']): { readonly name: string; readonly naic: string | undefined } {
  const words = places.map(({ text }) => text.trim());
  const isNumber = (text: string) => /^\d{5}$/.test(text);
  return { name: words.find((text) => !isNumber(text)) ?? '', naic: words.find(isNumber) };
}
