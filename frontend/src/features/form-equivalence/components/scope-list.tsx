import { Check, X } from 'lucide-react';
import type { FormScope } from '@covertrail/domain/insurance/forms/form-scope';
import { scopeText } from '@covertrail/wording/insurance/form-scope-words';

interface ScopeListProps {
  readonly gives: readonly FormScope[];
  readonly doesNotGive: readonly FormScope[];
}

/** What a form gives, and what an entry says that it does not give. */
export function ScopeList({ gives, doesNotGive }: ScopeListProps) {
  if (gives.length + doesNotGive.length === 0) return <span className="sub">Nothing that a requester may require</span>;
  return (
    <ul className="form-scopes">
      {gives.map((scope) => (
        <li key={scope}>
          <Check size={14} className="outcome-icon ok" aria-hidden />
          {scopeText(scope)}
        </li>
      ))}
      {doesNotGive.map((scope) => (
        <li key={scope}>
          <X size={14} className="outcome-icon bad" aria-hidden />
          <span>
            <span className="visually-hidden">Not: </span>
            {scopeText(scope)}
          </span>
        </li>
      ))}
    </ul>
  );
}
