import { BookCheck, Undo2 } from 'lucide-react';
import { changeTrackingTemplate } from '@covertrail/contracts/tracking/tracking.calls';
import type { TrackedSupplierRow } from '@covertrail/contracts/tracking/tracking.replies';
import type { CalendarDate } from '@covertrail/domain/kernel/dates';
import type { Uuid } from '@covertrail/domain/kernel/event';
import { commandOf } from '../api/call-request.js';
import { plural } from '../format/plural.js';
import type { BulkAct } from '../lists/bulk-act.js';

/** A template that is applied to several tracked suppliers, from a day on. */
export interface AppliedTemplate {
  readonly templateId: Uuid;
  readonly name: string;
  readonly effectiveFrom: CalendarDate;
}

type Act = BulkAct<TrackedSupplierRow>;

const applied = ({ id }: TrackedSupplierRow, templateId: Uuid, effectiveFrom: CalendarDate) =>
  commandOf(changeTrackingTemplate, { params: { id }, body: { templateId, effectiveFrom } });

/** The server takes or refuses it for each supplier by itself. Taken back from an earlier day, another template might have been in effect. */
export function applyTemplate({ templateId, name, effectiveFrom }: AppliedTemplate, today: CalendarDate): Act {
  const act: Act = {
    key: 'apply-template',
    text: 'Apply template',
    icon: BookCheck,
    fits: (row) => row.templateId !== templateId,
    question: (count) => `Apply ${name} to ${plural(count, 'supplier')}?`,
    explained: 'From the day below they are checked against this template; earlier days keep their verdicts.',
    call: changeTrackingTemplate,
    command: (row) => applied(row, templateId, effectiveFrom),
    done: (count) => `Template applied successfully to ${plural(count, 'supplier')}.`,
  };
  return effectiveFrom < today ? act : { ...act, undo: takeBack(effectiveFrom) };
}

const takeBack = (effectiveFrom: CalendarDate): Act => ({
  key: 'restore-template',
  text: 'Restore template',
  icon: Undo2,
  fits: () => true,
  question: (count) => `Restore the template of ${plural(count, 'supplier')}?`,
  explained: 'They are checked against their former template again.',
  call: changeTrackingTemplate,
  command: (row) => applied(row, row.templateId, effectiveFrom),
  done: (count) => `${plural(count, 'supplier')} checked against the former template again.`,
});
