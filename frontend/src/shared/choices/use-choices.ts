import { useMemo } from 'react';
import { projectList } from '@covertrail/contracts/project/project.calls';
import { templateList } from '@covertrail/contracts/template/template.calls';
import { viewQuery } from '../api/call-request.js';
import type { Choice } from '../ui/choice.js';
import { useViewQuery } from '../views/use-view-query.js';

/** The most rows that a list returns at once. */
const ALL = { size: 200 } as const;

/** Said where templates cannot be read, and the server gives no reason [F04]. */
export const TEMPLATES_FAILED = 'Error occured while fetching templates.';

/** The requester's projects, by name. */
export const useProjects = () => useViewQuery({ ...viewQuery(projectList, { query: ALL }), whole: true });

/** The requester's templates, by name. */
export const useTemplates = () => useViewQuery({ ...viewQuery(templateList, { query: ALL }), whole: true });

const choicesOf = (rows: readonly { readonly id: string; readonly name: string }[]): readonly Choice[] =>
  rows.map(({ id, name }) => ({ value: id, text: name }));

/** Projects to choose from. */
export function useProjectChoices(): readonly Choice[] {
  const { rows } = useProjects();
  return useMemo(() => choicesOf(rows), [rows]);
}

/** Templates to choose from. */
export function useTemplateChoices(): readonly Choice[] {
  const { rows } = useTemplates();
  return useMemo(() => choicesOf(rows), [rows]);
}
