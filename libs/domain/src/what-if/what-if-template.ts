import type { CalendarDate } from '../kernel/dates.js';
import { templateDecider } from '../template/template.decider.js';
import type { TemplateState } from '../template/template.state.js';
import type { RequiredInputs } from '../tracking/tracking.rules.js';
import { templateAt } from '../tracking/tracking.state.js';
import type { TemplateChange } from './what-if.contract.js';
import { oncePerState, type TriedChange } from './what-if-tried.js';
import { supposed } from './what-if-supposed.js';

/** The template as it would be. Throws `RuleBroken` where the revision would be refused. */
export const revisedTemplate = (
  state: TemplateState,
  { requirements, effectiveFrom }: Pick<TemplateChange, 'requirements' | 'effectiveFrom'>,
): TemplateState =>
  supposed(templateDecider, state, { type: 'ReviseTemplate', requirements, effectiveFrom }, undefined);

/** Affects whoever is assessed by the template on the day. */
export function tryTemplate(change: TemplateChange): TriedChange {
  const revised = oncePerState((state: TemplateState) => revisedTemplate(state, change));
  const { templateId, effectiveFrom } = change;
  const requires = <Inputs extends RequiredInputs>(inputs: Inputs, day: CalendarDate): Inputs | undefined => {
    if (templateAt(inputs.tracking, day)?.templateId !== templateId) return undefined;
    const state = inputs.templates.get(templateId) ?? null;
    return { ...inputs, templates: new Map(inputs.templates).set(templateId, revised(state)) };
  };
  return { stream: `template-${templateId}`, effectiveFrom, asks: [change.requirements], applyTo: requires, requires };
}
