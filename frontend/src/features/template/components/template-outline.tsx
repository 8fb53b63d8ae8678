import { CircleAlert, CircleDashed, Pencil, type LucideIcon } from 'lucide-react';
import { reachSection, type Section, type SectionMark } from '../template-sections.js';

const MARKS: Readonly<Record<NonNullable<SectionMark>, { readonly icon: LucideIcon; readonly text: string }>> = {
  wrong: { icon: CircleAlert, text: 'Wrong' },
  changed: { icon: Pencil, text: 'Changed' },
  empty: { icon: CircleDashed, text: 'Empty' },
};

/** The sections of the editor at its left, each with its mark; a click leads to the section. */
export function TemplateOutline({ sections }: { readonly sections: readonly Section[] }) {
  return (
    <nav className="template-outline" aria-label="Sections">
      <ul>
        {sections.map(({ id, title, mark }) => (
          <li key={id}>
            <button type="button" onClick={() => reachSection(id)}>
              <span>{title}</span> {mark === null ? null : <Mark mark={mark} />}
            </button>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Mark({ mark }: { readonly mark: NonNullable<SectionMark> }) {
  const { icon: Icon, text } = MARKS[mark];
  return (
    <span className={`template-mark ${mark}`}>
      <Icon size={13} aria-hidden /> {text}
    </span>
  );
}
