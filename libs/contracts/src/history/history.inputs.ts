import { IsOptional, registerDecorator } from 'class-validator';
import { calendarDate, moment } from '@covertrail/domain/fields/date-text';
import { fits } from '@covertrail/domain/fields/field-rule';
import { isUuid } from '@covertrail/domain/kernel/uuid';
import { Fits } from '../inputs/fits.decorator.js';

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
