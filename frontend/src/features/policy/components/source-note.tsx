import { useContext } from 'react';
import { leastSource } from '@covertrail/domain/insurance/source-table';
import type { PolicyTerms } from '@covertrail/domain/insurance/terms/policy-terms';
import { SourceAge } from '#shared/policies/source-age.tsx';
import { Sources } from '../cards/sources.hook.js';

interface SourceNoteProps {
  readonly of: readonly (keyof PolicyTerms)[];
}

/** Where parts of a policy come from, and how long ago: of several the one that is proven least. Nothing where none is stated. */
export function SourceNote({ of }: SourceNoteProps) {
  const sources = useContext(Sources);
  return <SourceAge source={leastSource(of.flatMap((term) => sources?.[term] ?? []))} />;
}
