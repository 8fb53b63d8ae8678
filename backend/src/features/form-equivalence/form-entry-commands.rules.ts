import type { FormEntryCommand } from '@covertrail/domain/form-equivalence/form-equivalence.contract';
import type { CalendarDate } from '@covertrail/domain/kernel/dates';
import type { Uuid } from '@covertrail/domain/kernel/event';
import type {
  ChangedFormEntryDto,
  NewFormEntryDto,
  TryFormEntryDto,
  WithdrawFormEntryDto,
} from '@covertrail/contracts/form-equivalence/form-equivalence.inputs';
import { Problem } from '#http/problem';
import { termsOf } from './form-entry-terms.rules.js';

export const adding = (
  requesterId: Uuid,
  entryId: Uuid,
  dto: NewFormEntryDto,
  today: CalendarDate,
): FormEntryCommand => ({
  type: 'AddFormEntry',
  requesterId,
  entryId,
  number: dto.number.trim(),
  line: dto.line,
  terms: termsOf(dto),
  effectiveFrom: dto.effectiveFrom ?? today,
});

export const changing = (entryId: Uuid, dto: ChangedFormEntryDto, today: CalendarDate): FormEntryCommand => ({
  type: 'ChangeFormEntry',
  entryId,
  seen: dto.seen,
  terms: termsOf(dto),
  effectiveFrom: dto.effectiveFrom ?? today,
});

export const withdrawing = (
  entryId: Uuid,
  { seen, reason, effectiveFrom }: WithdrawFormEntryDto,
  today: CalendarDate,
): FormEntryCommand => ({
  type: 'WithdrawFormEntry',
  entryId,
  seen,
  reason: reason.trim(),
  effectiveFrom: effectiveFrom ?? today,
});

/** Nobody gives a reason for what is only tried. */
const TRIED = 'tried';

/** The command that is tried. Throws HTTP.BAD_INPUT unless it is exactly one. */
export function triedIn(
  { add, change, withdraw }: TryFormEntryDto,
  requesterId: Uuid,
  entryId: Uuid,
  today: CalendarDate,
): FormEntryCommand {
  const commands = [
    ...(add ? [adding(requesterId, entryId, add, today)] : []),
    ...(change ? [changing(change.entryId, change, today)] : []),
    ...(withdraw ? [withdrawing(withdraw.entryId, { ...withdraw, reason: TRIED }, today)] : []),
  ];
  const [only] = commands;
  if (only === undefined || commands.length > 1)
    throw new Problem('HTTP.BAD_INPUT', { errors: { add: 'exactly one of add, change and withdraw must be given' } });
  return only;
}
