import { Checkbox } from '../ui/checkbox.js';
import './check-group.css';

interface CheckGroupProps<Value extends string | number> {
  readonly id: string;
  /** For those who cannot see where the boxes stand. */
  readonly legend: string;
  readonly choices: readonly { readonly value: Value; readonly text: string }[];
  readonly value: readonly Value[];
  readonly onChange: (chosen: readonly Value[]) => void;
  readonly disabled: boolean;
}

/** Several of a list, each with its box; the order of the list is kept. */
export function CheckGroup<Value extends string | number>({
  id,
  legend,
  choices,
  value,
  onChange,
  disabled,
}: CheckGroupProps<Value>) {
  const toggle = (toggled: Value, on: boolean) =>
    onChange(choices.map((choice) => choice.value).filter((other) => (other === toggled ? on : value.includes(other))));
  return (
    <fieldset className="check-group">
      <legend className="visually-hidden">{legend}</legend>
      <div className="check-group-boxes">
        {choices.map((choice) => (
          <Checkbox
            key={choice.value}
            id={`${id}-${choice.value}`}
            label={choice.text}
            checked={value.includes(choice.value)}
            disabled={disabled}
            onChange={(checked) => toggle(choice.value, checked)}
          />
        ))}
      </div>
    </fieldset>
  );
}
