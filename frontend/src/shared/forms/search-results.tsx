import type { ReactNode } from 'react';
import type { Problem } from '../api/api-problem.js';
import type { SearchOption } from './search-option.js';

interface SearchResultsProps {
  readonly id: string;
  readonly options: readonly SearchOption[];
  readonly cursor: number;
  readonly loading: boolean;
  readonly problem: Problem | null;
  /** Shown instead of results, while there is no query. */
  readonly hint: string | null;
  readonly foot: ReactNode;
  readonly onChoose: (index: number) => void;
  readonly onFoot: () => void;
}

/** The list under a search field. */
export function SearchResults({
  id,
  options,
  cursor,
  loading,
  problem,
  hint,
  foot,
  onChoose,
  onFoot,
}: SearchResultsProps) {
  const said = hint ?? problem?.message ?? (loading ? 'Searching…' : options.length === 0 ? 'No matches' : null);
  return (
    <div className="search-results">
      <ul id={id} role="listbox" aria-label="Results">
        {(hint ? [] : options).map(({ id: optionId, title, detail, barred }, index) => (
          <li
            key={optionId}
            id={`${id}-${index}`}
            role="option"
            aria-selected={index === cursor}
            aria-disabled={barred ? true : undefined}
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => onChoose(index)}
          >
            <span className="cell-main">{title}</span>
            {detail || barred ? <span className="sub">{[detail, barred].filter(Boolean).join(' · ')}</span> : null}
          </li>
        ))}
      </ul>
      {said ? (
        <p className="search-said" role="status">
          {said}
        </p>
      ) : null}
      {foot && !hint ? (
        <div className="search-foot" onClick={onFoot}>
          {foot}
        </div>
      ) : null}
    </div>
  );
}
