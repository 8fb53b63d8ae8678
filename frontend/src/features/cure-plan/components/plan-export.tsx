import type { CurePlanReply, PlanStepText } from '@covertrail/contracts/cure-plan/cure-plan.replies';
import { useReader } from '#shared/session/by-reader';
import type { Column } from '#shared/table/column';
import { ExportButton } from '#shared/table/export-button.tsx';
import { EXPORT_FORMATS, saveRows } from '#shared/table/export-format';
import { doerText, KIND_TITLES, settledAfter } from '../cure-plan.view.js';

/** Saves the steps as a sheet. */
export function PlanExport({ plan }: { readonly plan: CurePlanReply }) {
  const reader = useReader();
  const columns: readonly Column<PlanStepText>[] = [
    column('Step', (step) => plan.steps.indexOf(step) + 1),
    column('Kind', ({ kind }) => KIND_TITLES[kind]),
    column('What to do', ({ text }) => text),
    column('By', (step) => doerText(step, reader)),
    column('For', ({ serves }) =>
      plan.trackings
        .filter(({ trackingId }) => serves.includes(trackingId))
        .map((tracking) => `${tracking.requesterName}, ${tracking.projectName}`)
        .join('; '),
    ),
    column('Complete after it', (step) => settledAfter(plan, plan.steps.indexOf(step) + 1)),
  ];
  return (
    <ExportButton
      formats={EXPORT_FORMATS}
      disabled={false}
      onExport={(format) => saveRows('cure-plan', format, columns, plan.steps)}
    />
  );
}

const column = (title: string, text: (step: PlanStepText) => string | number): Column<PlanStepText> => ({
  id: title,
  title,
  cell: text,
  text,
});
