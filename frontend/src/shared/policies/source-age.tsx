import type { FactSource } from '@covertrail/domain/insurance/source-table';
import { sourceAgeText } from '@covertrail/wording/compliance/proof-words';
import { useToday } from '../session/use-today.js';
import './policies.css';

/** Where something that is stated comes from, and how long ago; nothing where that is not known. */
export function SourceAge({ source }: { readonly source: FactSource | null }) {
  const today = useToday();
  return source === null ? null : <span className="source-age sub">{sourceAgeText(source, today)}</span>;
}
