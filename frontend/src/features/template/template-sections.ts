import type { FieldErrors } from 'react-hook-form';
import { COVERAGE_LINES, type CoverageLine } from '@covertrail/domain/insurance/coverage';
import { isDemanding } from '@covertrail/domain/compliance/proof/proof-requirement';
import { LINE_NAMES } from '@covertrail/wording/insurance/labels';
import type { OutlineEntry, OutlineMark } from '#shared/forms/section-outline.tsx';
import { proofSent } from './proof-values.form.js';
import { requirementsOf, type TemplateValues } from './template-values.form.js';

export const SHARED_SECTIONS = {
  notRequired: { id: 'section-not-required', title: 'Stated as not required' },
  rating: { id: 'section-rating', title: 'AM Best rating of the carrier' },
  proof: { id: 'section-proof', title: 'Source and age of what policies state' },
} as const;

export const sectionOfLine = (line: CoverageLine): string => `section-${line}`;

const differ = (first: unknown, second: unknown): boolean => JSON.stringify(first) !== JSON.stringify(second);

const markOf = (wrong: boolean, changed: boolean, empty: boolean): OutlineMark =>
  wrong ? 'wrong' : changed ? 'changed' : empty ? 'empty' : null;

/** The sections of the editor in the order of the page, each with what is wrong, changed or empty in it. */
export function sectionsOf(
  values: TemplateValues,
  begun: TemplateValues,
  errors: FieldErrors<TemplateValues>,
): readonly OutlineEntry[] {
  const [now, before] = [requirementsOf(values), requirementsOf(begun)];
  const lines = COVERAGE_LINES.filter((line) => values.requiredLines.includes(line)).map((line): OutlineEntry => {
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
