import { IsIn } from 'class-validator';
import { partName } from '@covertrail/domain/fields/call-fields';
import { reason } from '@covertrail/domain/fields/note-fields';
import { Fits } from '../inputs/fits.decorator.js';
import { IsId } from '../inputs/is-id.decorator.js';

/** GET operation/parked/:id. */
export class ParkedEventPath {
  @IsId() readonly id!: string;
}

/** A view by its name, and why. */
export class ViewOrderDto {
  @Fits(partName) readonly view!: string;
  @Fits(reason) readonly reason!: string;
}

/** A parked event, who goes on without it, and why it is tried again or skipped. */
export class ParkedEventOrderDto {
  @IsIn(['view', 'reaction']) readonly followerKind!: 'view' | 'reaction';
  @Fits(partName) readonly followerName!: string;
  @IsId() readonly eventId!: string;
  @Fits(reason) readonly reason!: string;
}

/** POST operation/mails/retry. */
export class MailOrderDto {
  @IsId() readonly mailId!: string;
  @Fits(reason) readonly reason!: string;
}
