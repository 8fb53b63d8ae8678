import './unknown-filters.css';

interface UnknownFiltersProps {
  /** What the address asks for, as it stands there. */
  readonly values: readonly string[];
  readonly onClear: () => void;
}

/** Longer values are cut. */
const SHOWN = 40;

/** The address of a list may ask for a filter that is unknown or of another day: it hides no rows, and the list says so. */
export function UnknownFilters({ values, onClear }: UnknownFiltersProps) {
  if (values.length === 0) return null;
  const named = values.map((value) => `“${value.slice(0, SHOWN)}”`).join(', ');
  return (
    <p className="unknown-filters" role="status">
      The address asks for {named}, which this list does not have. It is shown without that filter.{' '}
      <button type="button" className="text-link" onClick={onClear}>
        Dismiss
      </button>
    </p>
  );
}
