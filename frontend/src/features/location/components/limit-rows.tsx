import { Plus } from 'lucide-react';
import type { BlanketLimit } from '@covertrail/domain/insurance/terms/limit-details';
import { Button } from '#shared/ui/button.tsx';
import { EMPTY_LIMIT, type LimitDraft } from '../limit-draft.form.js';
import { LimitRow } from './limit-row.js';

const MOST_ROWS = 20;

interface LimitRowsProps {
  readonly id: string;
  /** Whose limits: `location`, `building A`. */
  readonly owner: string;
  readonly rows: readonly LimitDraft[];
  /** Those of the policy. */
  readonly blankets: readonly BlanketLimit[];
  readonly onChange: (rows: LimitDraft[]) => void;
}

/** The limits of a location or a building in its form. */
export function LimitRows({ id, owner, rows, blankets, onChange }: LimitRowsProps) {
  return (
    <>
      {rows.map((row, index) => (
        <LimitRow
          key={index}
          id={`${id}-${index}`}
          row={row}
          blankets={blankets}
          name={`limit ${index + 1} of ${owner}`}
          onChange={(changed) => onChange(rows.map((row, at) => (at === index ? changed : row)))}
          onRemove={() => onChange(rows.filter((_, at) => at !== index))}
        />
      ))}
      <Button
        type="button"
        size="small"
        disabled={rows.length >= MOST_ROWS}
        onClick={() => onChange([...rows, EMPTY_LIMIT])}
      >
        <Plus size={14} aria-hidden /> Add limit to {owner}
      </Button>
    </>
  );
}
