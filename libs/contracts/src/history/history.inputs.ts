import { IsIn, IsInt, IsOptional, Max, Min, registerDecorator } from 'class-validator';
import { partName } from '@covertrail/domain/fields/call-fields';
import { calendarDate, moment } from '@covertrail/domain/fields/date-text';
import { fits } from '@covertrail/domain/fields/field-rule';
import { isUuid } from '@covertrail/domain/kernel/uuid';
import { AsNumber } from '../inputs/as-number.decorator.js';
import { Fits } from '../inputs/fits.decorator.js';
import { IsId } from '../inputs/is-id.decorator.js';
import { FollowedWorkDto } from '../progress/progress.inputs.js';

const isMoment = (value: unknown): boolean => isUuid(value) || fits(calendarDate, value) || fits(moment, value);

/** A moment of known time: `2026-03-14`, `2026-03-14T09:00:00.000Z`, or the id of an entry of this history. */
function IsKnownMoment(): PropertyDecorator {
  return (target, property) => {
    registerDecorator({
      name: 'isKnownMoment',
      target: target.constructor,
      propertyName: String(property),
      options: { message: 'must be a day, a moment with its time zone, or the id of an event' },
      validator: { validate: isMoment },
    });
  };
}

/** What was known, and when. Default: now. */
export class KnownDto {
  @IsOptional() @IsKnownMoment() readonly known?: string;
}

/** GET tracking/{id}/verdict. `on` is the day that is assessed; default: today. */
export class VerdictDto extends KnownDto {
  /** The day that is assessed. Default: today. */
  @IsOptional() @Fits(calendarDate) readonly on?: string;
}

/** GET tracking/{id}/compare: two days, in either order. A day after `known` is compared as known now. */
export class CompareDto extends KnownDto {
  @Fits(calendarDate) readonly a!: string;
  @Fits(calendarDate) readonly b!: string;
}

/** GET tracking/{id}/evidence-pack: the days from `from` to `to`, both included. */
export class EvidencePackDto extends FollowedWorkDto {
  @Fits(calendarDate) readonly from!: string;
  @Fits(calendarDate) readonly to!: string;
  /** `masked`: of policy numbers the last five characters, and no documents, whose pages show them. Default: whole. */
  @IsOptional() @IsIn(['whole', 'masked']) readonly numbers?: 'whole' | 'masked';
}

/** An event, and the thing in whose history it stands. */
export class ProvedEventPath {
  @IsId() readonly id!: string;
  @IsId() readonly eventId!: string;
}

/** The place of an event in the log. */
export class LedgerPlacePath {
  @Fits(partName) readonly stream!: string;
  /** From 0. */
  @AsNumber() @IsInt() @Min(0) @Max(9_999_999) readonly revision!: number;
}

/** The day (UTC) of an earlier checkpoint, which is to be proven to be the beginning of the last one. */
export class EventProofDto {
  @IsOptional() @Fits(calendarDate) readonly since?: string;
}
