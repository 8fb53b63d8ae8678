import { ArrowRight } from 'lucide-react';
import type { ChangeText } from '@covertrail/wording/text/event-wording';

/** What is required, each with what was required before where there was something. */
export function ChangeList({ changes }: { readonly changes: readonly ChangeText[] }) {
  return (
    <ul className="template-changes">
      {changes.map(({ label, before, after }) => (
        <li key={label}>
          <span className="cell-main">{label}</span>
          <span>
            {before === undefined ? null : (
              <>
                <s>{before}</s> <ArrowRight size={13} aria-label="becomes" />{' '}
              </>
            )}
            <b>{after}</b>
          </span>
        </li>
      ))}
    </ul>
  );
}
