import { useState } from 'react';
import type { PaletteParts } from '#shared/palette/palette-source';
import { useRights } from '#shared/session/use-may';
import { AppModal } from '#shared/ui/app-modal.tsx';
import { SkeletonRows } from '#shared/ui/skeleton-rows.tsx';
import { FoundInSources } from './found-in-sources.js';
import { PaletteBox } from './palette-box.js';
import { useOwnGroups, useRested } from './palette-groups.hook.js';
import { usePaletteParts } from './palette-parts.hook.js';
import './palette.css';

interface PaletteModalProps {
  readonly onClose: () => void;
}

/** Who: everybody. Question: how do I get there? Answer: pages, records and acts by the first letters. Main act: open one. */
export default function PaletteModal({ onClose }: PaletteModalProps) {
  const parts = usePaletteParts();
  return (
    <AppModal open title="Go to…" size="tiny" onClose={onClose}>
      <div className="palette">
        {parts ? (
          <Palette parts={parts} onClose={onClose} />
        ) : (
          <SkeletonRows rows={5} label="Loading what you may open" />
        )}
      </div>
    </AppModal>
  );
}

interface PaletteProps extends PaletteModalProps {
  readonly parts: readonly PaletteParts[];
}

function Palette({ parts, onClose }: PaletteProps) {
  const may = useRights();
  const [typed, setTyped] = useState('');
  const keyword = useRested(typed.trim());
  const own = useOwnGroups(
    parts.flatMap(({ acts = [] }) => acts),
    typed.trim(),
  );
  const sources = parts.flatMap(({ sources = [] }) => sources).filter(({ needs }) => needs.every(may));
  return (
    <FoundInSources sources={sources} keyword={keyword}>
      {(found) => (
        <PaletteBox
          typed={typed}
          onType={setTyped}
          groups={[...own, ...found.map(({ source, entries }) => ({ ...source, entries }))]}
          waiting={keyword !== typed.trim() || found.some(({ loading }) => loading)}
          problem={found.find(({ problem }) => problem)?.problem ?? null}
          onClose={onClose}
        />
      )}
    </FoundInSources>
  );
}
