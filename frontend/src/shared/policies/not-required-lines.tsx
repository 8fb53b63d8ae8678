import type { CoverageLine } from '@covertrail/domain/insurance/coverage';
import { lineName } from './line-choices.js';
import './policies.css';

/** Lines of which the template states that they are not required; nothing where it states none. */
export function NotRequiredLines({ lines = [] }: { readonly lines?: readonly CoverageLine[] | undefined }) {
  if (lines.length === 0) return null;
  return (
    <ul className="not-required">
      {lines.map((line) => (
        <li key={line} className="sub">
          <b>{lineName(line)}</b>: not required
        </li>
      ))}
    </ul>
  );
}
