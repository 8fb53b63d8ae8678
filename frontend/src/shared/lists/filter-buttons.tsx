import { Button } from '../ui/button.js';
import type { ListFilter } from './list.js';

interface FilterButtonsProps {
  readonly filter: ListFilter;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** A filter with few values: every value is a button. */
export function FilterButtons({ filter: { label, choices, all }, value, onChange }: FilterButtonsProps) {
  const shown = all === undefined ? choices : [{ value: '', text: all }, ...choices];
  return (
    <div className="ui segmented buttons" role="group" aria-label={label}>
      {shown.map((choice) => (
        <Button
          key={choice.value}
          type="button"
          active={choice.value === value}
          aria-current={choice.value === value}
          onClick={() => onChange(choice.value)}
        >
          {choice.text}
        </Button>
      ))}
    </div>
  );
}
