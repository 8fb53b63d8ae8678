import { CircleAlert, CircleDashed, Pencil, type LucideIcon } from 'lucide-react';
import './section-outline.css';

/** What an outline says of a section of a form. */
export type OutlineMark = 'wrong' | 'changed' | 'empty' | null;

export interface OutlineEntry {
  readonly id: string;
  readonly title: string;
  readonly mark: OutlineMark;
}

interface SectionOutlineProps {
  readonly sections: readonly OutlineEntry[];
  /** The one that is shown, where only one is. */
  readonly current?: string;
  readonly onReach: (id: string) => void;
}

const MARKS: Readonly<Record<NonNullable<OutlineMark>, { readonly icon: LucideIcon; readonly text: string }>> = {
  wrong: { icon: CircleAlert, text: 'Wrong' },
  changed: { icon: Pencil, text: 'Changed' },
  empty: { icon: CircleDashed, text: 'Empty' },
};

/** The sections of an editor at its left, each with its mark; a click leads to the section. */
export function SectionOutline({ sections, current, onReach }: SectionOutlineProps) {
  return (
    <nav className="section-outline" aria-label="Sections">
      <ul>
        {sections.map(({ id, title, mark }) => (
          <li key={id}>
            <button type="button" aria-current={id === current ? 'true' : undefined} onClick={() => onReach(id)}>
              <span>{title}</span> {mark === null ? null : <Mark mark={mark} />}
            </button>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Mark({ mark }: { readonly mark: NonNullable<OutlineMark> }) {
  const { icon: Icon, text } = MARKS[mark];
  return (
    <span className={`section-mark ${mark}`}>
      <Icon size={13} aria-hidden /> {text}
    </span>
  );
}
