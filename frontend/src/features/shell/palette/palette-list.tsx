import type { RefObject } from 'react';
import type { PaletteEntry } from '#shared/palette/palette-source';
import type { PaletteGroup } from './palette-groups.view.js';

interface PaletteListProps {
  readonly id: string;
  readonly ref: RefObject<HTMLDivElement | null>;
  readonly groups: readonly PaletteGroup[];
  /** The place of the chosen entry among those of all groups. */
  readonly cursor: number;
  readonly onOpen: (entry: PaletteEntry) => void;
}

/** The entries under their headings. The focus stays in the text box. */
export function PaletteList({ id, ref, groups, cursor, onOpen }: PaletteListProps) {
  const starts = groups.map((_, index) => groups.slice(0, index).reduce((sum, { entries }) => sum + entries.length, 0));
  return (
    <div id={id} ref={ref} className="palette-list" role="listbox" aria-label="Results">
      {groups.map(({ key, title, icon: Icon, entries }, index) => (
        <div key={key} role="group" aria-labelledby={`${id}-${key}`}>
          <div className="palette-title" id={`${id}-${key}`} role="presentation">
            {title}
          </div>
          {entries.map((entry, offset) => {
            const place = (starts[index] ?? 0) + offset;
            return (
              <div
                key={entry.to}
                id={`${id}-${place}`}
                className="palette-entry"
                role="option"
                aria-selected={place === cursor}
                onPointerDown={(event) => event.preventDefault()}
                onClick={() => onOpen(entry)}
              >
                <Icon size={16} aria-hidden />
                <span className="palette-name">{entry.title}</span>
                {entry.detail ? <span className="sub">{entry.detail}</span> : null}
              </div>
            );
          })}
        </div>
      ))}
    </div>
  );
}
