import { useSearchParams } from 'react-router-dom';
import { useSteadyHandler } from '#shared/ui/use-steady-handler';
import { POLICY_SECTIONS, type PolicySection } from './policy-sections.js';

const NAME = 'edit';

/** The address that opens a section of the policy on the page. */
export const editing = (section: string): string => `?${NAME}=${section}`;

/** The section that is edited, which the address names: a link opens it, and Back closes it. */
export function useEditedSection() {
  const [params, setParams] = useSearchParams();
  const edited = POLICY_SECTIONS.find(({ id }) => id === params.get(NAME)) ?? null;
  return {
    edited,
    open: useSteadyHandler(({ id }: PolicySection) => setParams({ [NAME]: id }, { replace: edited !== null })),
    close: useSteadyHandler(() => setParams({}, { replace: true })),
  };
}
