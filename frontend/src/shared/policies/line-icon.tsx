import type { CoverageLine } from '@covertrail/domain/compliance/coverage';
import { LINE_ICONS } from './line-icons.js';
import './policies.css';

/** Tells the lines apart at a glance; the name stands beside it. */
export function LineIcon({ line }: { readonly line: CoverageLine }) {
  const Icon = LINE_ICONS[line];
  return <span className="line-icon" aria-hidden><Icon size={16} strokeWidth={1.9} /></span>;
}
