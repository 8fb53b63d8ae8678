import { useContext } from 'react';
import { leastSource } from '@covertrail/domain/insurance/source-table';
import type { PolicyTerms } from '@covertrail/domain/insurance/terms/policy-terms';
import { SourceAge } from '#shared/policies/source-age.tsx';
import { Sources, Unchanged } from '../cards/sources.hook.js';

interface SourceNoteProps {
  readonly of: readonly (keyof PolicyTerms)[];
}

/** Where parts of a policy come from, and how long ago: of several the one that is proven least. Nothing where none is stated. */
export function SourceNote({ of }: SourceNoteProps) {
  const sources = useContext(Sources);
  const unchanged = useContext(Unchanged);
  const kept = leastSource(of.flatMap((term) => unchanged?.[term] ?? []));
  const source = leastSource(of.flatMap((term) => sources?.[term] ?? []));
  if (kept === null) return <SourceAge source={source} />;
  return (
    <div className="source-parts sub">
      <div>
        Last change: <SourceAge source={source} />
      </div>
      <div>
        All else: <SourceAge source={kept} />
      </div>
    </div>
  );
}
