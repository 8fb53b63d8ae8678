import type { ReactNode } from 'react';
import type { PaletteFound, PaletteSource } from '#shared/palette/palette-source';

/** What one source found. */
interface SourceFound extends PaletteFound {
  readonly source: PaletteSource;
}

interface FoundInSourcesProps {
  readonly sources: readonly PaletteSource[];
  readonly keyword: string;
  readonly found?: readonly SourceFound[];
  readonly children: (found: readonly SourceFound[]) => ReactNode;
}

/** Asks each source in a component of its own, since each has its hook, and draws what all of them found. */
export function FoundInSources({ sources, keyword, found = [], children }: FoundInSourcesProps) {
  const [source, ...others] = sources;
  if (!source) return children(found);
  return (
    <FoundInSource key={source.key} source={source} sources={others} keyword={keyword} found={found}>
      {children}
    </FoundInSource>
  );
}

interface FoundInSourceProps extends FoundInSourcesProps {
  readonly source: PaletteSource;
  readonly found: readonly SourceFound[];
}

function FoundInSource({ source, found, ...others }: FoundInSourceProps) {
  const here = source.useFound(others.keyword);
  return <FoundInSources {...others} found={[...found, { source, ...here }]} />;
}
