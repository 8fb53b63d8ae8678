import { useEffect } from 'react';
import { prepareTemplateWhatIf } from '@covertrail/contracts/what-if/what-if.calls';
import type { TemplateRow } from '@covertrail/contracts/template/template.replies';
import { isCalendarDate } from '@covertrail/domain/kernel/dates';
import { useCommand } from '#shared/commands/use-command';
import { useMay } from '#shared/session/use-may';
import { useToday } from '#shared/session/use-today';

/**
 * While a person edits a template, the server reads its suppliers as of the day of the change: what it would do is then answered sooner. Where
 * that fails nothing is lost, so nothing is shown.
 */
export function useWhatIfPreparation(template: TemplateRow | null, effectiveFrom: string): void {
  const mayAsk = useMay('tryTemplateChanges');
  const today = useToday();
  const id = mayAsk ? (template?.id ?? null) : null;
  const day = isCalendarDate(effectiveFrom) && effectiveFrom > today ? effectiveFrom : today;
  const { submit } = useCommand(prepareTemplateWhatIf, `template/${id ?? 'new'}/what-if/preparation/${day}`);
  useEffect(() => {
    if (id !== null) submit({ params: { id }, body: { effectiveFrom: day } });
  }, [id, day, submit]);
}
