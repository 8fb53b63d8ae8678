import type { CoverageLine } from '@covertrail/domain/insurance/coverage';
import { LINE_ICONS } from './line-icons.js';
import './policies.css';

/** An icon for each line; the name is next to it. */
export function LineIcon({ line }: { readonly line: CoverageLine }) {
  const Icon = LINE_ICONS[line];
  return (
    <span className="line-icon" aria-hidden>
      <Icon size={16} strokeWidth={1.9} />
    </span>
  );
}
