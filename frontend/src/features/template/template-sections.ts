import type { FieldErrors } from 'react-hook-form';
import { COVERAGE_LINES, type CoverageLine } from '@covertrail/domain/insurance/coverage';
import { isDemanding } from '@covertrail/domain/compliance/proof/proof-requirement';
import { LINE_NAMES } from '@covertrail/wording/insurance/labels';
import { proofSent } from './proof-values.form.js';
import { requirementsOf, type TemplateValues } from './template-values.form.js';

/** What the outline says of a section of the editor. */
export type SectionMark = 'wrong' | 'changed' | 'empty' | null;

export interface Section {
  /** Of its element on the page. */
  readonly id: string;
  readonly title: string;
  readonly mark: SectionMark;
}

export const SHARED_SECTIONS = {
  notRequired: { id: 'section-not-required', title: 'Stated as not required' },
  rating: { id: 'section-rating', title: 'AM Best rating of the carrier' },
  proof: { id: 'section-proof', title: 'Source and age of what policies state' },
} as const;

export const sectionOfLine = (line: CoverageLine): string => `section-${line}`;

/** Shows a section, and gives the focus to its first field. */
export function reachSection(id: string): void {
  const section = document.getElementById(id);
  section?.scrollIntoView({ block: 'start' });
  section?.querySelector<HTMLElement>('input:not(:disabled)')?.focus({ preventScroll: true });
}

const differ = (first: unknown, second: unknown): boolean => JSON.stringify(first) !== JSON.stringify(second);

const markOf = (wrong: boolean, changed: boolean, empty: boolean): SectionMark =>
  wrong ? 'wrong' : changed ? 'changed' : empty ? 'empty' : null;

/** The sections of the editor in the order of the page, each with what is wrong, changed or empty in it. */
export function sectionsOf(
  values: TemplateValues,
  begun: TemplateValues,
  errors: FieldErrors<TemplateValues>,
): readonly Section[] {
  const [now, before] = [requirementsOf(values), requirementsOf(begun)];
  const lines = COVERAGE_LINES.filter((line) => values.asked.includes(line)).map((line): Section => {
    const required = now.lines.find((candidate) => candidate.line === line);
    const earlier = before.lines.find((candidate) => candidate.line === line);
    const empty = !differ(required, { line, limits: [], endorsements: [] });
    return {
      id: sectionOfLine(line),
      title: LINE_NAMES[line],
      mark: markOf(errors.lines?.[line] !== undefined, differ(required, earlier), empty),
    };
  });
  return [
    ...lines,
    {
      ...SHARED_SECTIONS.notRequired,
      mark: markOf(false, differ(now.notRequired, before.notRequired), now.notRequired === undefined),
    },
    {
      ...SHARED_SECTIONS.rating,
      mark: markOf(
        errors.strength !== undefined || errors.size !== undefined,
        differ(now.rating, before.rating),
        now.rating === null,
      ),
    },
    {
      ...SHARED_SECTIONS.proof,
      mark: markOf(errors.proof !== undefined, differ(now.proof, before.proof), !isDemanding(proofSent(values.proof))),
    },
  ];
}
