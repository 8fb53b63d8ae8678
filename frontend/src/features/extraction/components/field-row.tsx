import { Check, CornerDownRight, Pencil, X } from 'lucide-react';
import { useEffect, useRef, type KeyboardEvent } from 'react';
import type { CarrierOnRecord } from '@covertrail/domain/insurance/extraction/carrier-on-record';
import { fieldName, fieldText } from '@covertrail/wording/extraction/field-words';
import { NEED_WORDS, warningText } from '@covertrail/wording/extraction/warning-words';
import { sourceText } from '@covertrail/wording/compliance/proof-words';
import { Chip } from '#shared/ui/status-tag.tsx';
import { classNames } from '#shared/ui/class-names';
import { accepted, isToCheck, left, mayAccept, mayCorrect, type Item } from '../confirmation.view.js';
import type { Confirming } from '../confirming.hook.js';
import { FieldInput } from './field-input.js';

interface FieldRowProps {
  readonly item: Item;
  readonly confirming: Confirming;
  readonly carriers: readonly CarrierOnRecord[];
}

const ACT_WORDS = { accepted: 'Accepted', corrected: 'Corrected', left: 'Left' } as const;

/** One field: what was read, what is on file, why it is to be checked, and what was decided. The focus is on the value; keys decide. */
export function FieldRow({ item, confirming, carriers }: FieldRowProps) {
  const { field, decision, id } = item;
  const { line } = item.policy;
  const { focus, typing, moved } = confirming;
  const value = useRef<HTMLButtonElement>(null);
  const isFocused = focus === id;
  useEffect(() => {
    if (moved > 0 && isFocused && typing === '') value.current?.focus();
  }, [moved, isFocused, typing]);
  if (line === null) return null;
  const name = fieldName(field.key, line);
  const press = keysOf(item, confirming);
  return (
    <li className={classNames('extracted-field', { focused: isFocused, checked: decision !== null })}>
      <button
        type="button"
        ref={value}
        className="extracted-value"
        tabIndex={isFocused ? 0 : -1}
        onFocus={() => confirming.focusOn(id)}
        onClick={() => confirming.focusOn(id)}
        onKeyDown={press}
      >
        <span className="extracted-name">{name}</span>
        <FieldValue item={item} carriers={carriers} />
        <span className="extracted-state">{stateText(item)}</span>
      </button>
      <FieldNotes item={item} />
      {typing === id ? (
        <FieldInput item={item} label={name} confirming={confirming} carriers={carriers} />
      ) : (
        <FieldActs item={item} name={name} confirming={confirming} />
      )}
    </li>
  );
}

function FieldValue({ item: { field, decision }, carriers }: Pick<FieldRowProps, 'item' | 'carriers'>) {
  const said = decision?.act === 'corrected' ? (decision.value ?? null) : field.value;
  const words = said === null ? (field.places[0]?.text ?? 'Nothing read') : fieldText(field, said, carriers);
  const isChange = field.onFile !== null && field.needs.includes('DIFFERS');
  return (
    <span className={classNames('extracted-words', { none: said === null, struck: decision?.act === 'left' })}>
      {isChange && field.onFile !== null ? (
        <>
          <del>{fieldText(field, field.onFile, carriers)}</del>
          <span aria-hidden> → </span>
          <span className="visually-hidden">becomes</span>
        </>
      ) : null}
      {words}
    </span>
  );
}

function stateText(item: Item): string {
  if (item.decision) return ACT_WORDS[item.decision.act];
  if (isToCheck(item)) return 'To be checked';
  if (item.field.isOffered) return 'Not entered unless you accept it';
  return item.field.onFile === null ? 'As read' : 'As on file';
}

function FieldNotes({ item: { field, decision } }: { readonly item: Item }) {
  if (field.needs.length === 0 || decision !== null) return null;
  const { needs, warnings, onFileSource, confidence, places } = field;
  const isUnsure = needs.includes('LOW_CONFIDENCE');
  return (
    <div className="extracted-notes">
      {needs
        .filter((need) => need !== 'DECIDES')
        .map((need) => (
          <Chip key={need} label={NEED_WORDS[need]} tone={need === 'DIFFERS' ? 'info' : 'warn'} />
        ))}
      {isUnsure ? (
        <span>{`Read${howRead(places)} with ${Math.floor(confidence * 100)} % certainty as “${places[0]?.text ?? ''}”. `}</span>
      ) : null}
      {warnings.map((code) => (
        <span key={code}>{warningText(code)} </span>
      ))}
      {needs.includes('BETTER_ON_FILE') && onFileSource ? <span>{`On file: ${sourceText(onFileSource)}.`}</span> : null}
    </div>
  );
}

/** A scan is read in the picture of its page, where letters are taken for others. */
const howRead = (places: Item['field']['places']): string =>
  places.some(({ method }) => method === 'picture') ? ' in a picture' : '';

function FieldActs({
  item,
  name,
  confirming,
}: {
  readonly item: Item;
  readonly name: string;
  readonly confirming: Confirming;
}) {
  const { field, id } = item;
  const { decide, type } = confirming;
  if (field.needs.length === 0 && field.onFile !== null) return null;
  return (
    <div className="extracted-acts">
      {mayAccept(field) ? (
        <Act
          label={`Accept ${name}`}
          text="Accept"
          act={() => decide(item, accepted(field))}
          icon={<Check size={14} aria-hidden />}
        />
      ) : null}
      {mayCorrect(field) ? (
        <Act label={`Correct ${name}`} text="Correct" act={() => type(id)} icon={<Pencil size={14} aria-hidden />} />
      ) : null}
      <Act
        label={`Leave ${name}`}
        text="Leave"
        act={() => decide(item, left(field))}
        icon={<X size={14} aria-hidden />}
      />
      {field.places.length > 0 ? (
        <span className="extracted-place">
          <CornerDownRight size={13} aria-hidden /> Page {field.places[0]?.page}
        </span>
      ) : null}
    </div>
  );
}

interface ActProps {
  readonly label: string;
  readonly text: string;
  readonly icon: React.ReactNode;
  readonly act: () => void;
}

const Act = ({ label, text, icon, act }: ActProps) => (
  <button type="button" className="text-link" aria-label={label} tabIndex={-1} onClick={act}>
    {icon} {text}
  </button>
);

/** Enter accepts, E corrects, Space leaves, arrows move. */
function keysOf(item: Item, { decide, type, move }: Confirming) {
  const { field, id } = item;
  const acts: Readonly<Record<string, () => void>> = {
    Enter: () => (mayAccept(field) ? decide(item, accepted(field)) : mayCorrect(field) ? type(id) : undefined),
    e: () => (mayCorrect(field) ? type(id) : undefined),
    ' ': () => decide(item, left(field)),
    ArrowDown: () => move(1),
    ArrowUp: () => move(-1),
  };
  return (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const act = acts[event.key.length === 1 ? event.key.toLowerCase() : event.key];
    if (!act) return;
    event.preventDefault();
    act();
  };
}
