import { IsBoolean, IsIn, IsOptional } from 'class-validator';
import { firstName, lastName, phone } from '@covertrail/domain/fields/account-fields';
import { timeZone } from '@covertrail/domain/fields/company-fields';
import { calendarDate } from '@covertrail/domain/fields/date-text';
import type { CalendarDate } from '@covertrail/domain/kernel/dates';
import { ACTING_AS } from '@covertrail/domain/rights/capabilities';
import { actsForCompany, type ActingFor } from '@covertrail/domain/rights/principal';
import { AGREEMENT_NAMES } from '@covertrail/domain/user/terms.rules';
import {
  GUIDES,
  NOTICE_MAILS,
  type Agreement,
  type Guide,
  type NoticeMail,
} from '@covertrail/domain/user/user.contract';
import { Fits } from '../inputs/fits.decorator.js';
import { WithoutHtml } from '../inputs/without-html.decorator.js';

/** PUT user/guide: a guide that the actor has seen or put away, acting as `role`. */
export class DismissGuideDto {
  @IsIn(GUIDES) readonly guide!: Guide;
  @IsIn(ACTING_AS.filter(actsForCompany)) readonly role!: ActingFor;
}

/** PUT user/terms: the version of an agreement that the actor has read. */
export class AcceptTermsDto {
  @IsIn(AGREEMENT_NAMES) readonly agreement!: Agreement;
  @Fits(calendarDate) readonly version!: CalendarDate;
}

/** PUT user/profile: names and phone number of the actor as they are from then on; an empty phone number, or none, takes it away. */
export class ChangeProfileDto {
  @WithoutHtml() @Fits(firstName) readonly firstName!: string;
  @WithoutHtml() @Fits(lastName) readonly lastName!: string;
  @IsOptional() @WithoutHtml() @Fits(phone) readonly phone?: string;
}

/** PUT user/notices: whether notices of this kind come by mail besides the menu. */
export class ChooseNoticeMailDto {
  @IsIn(NOTICE_MAILS) readonly notice!: NoticeMail;
  @IsBoolean() readonly byMail!: boolean;
}

/** PUT user/timezone: an IANA name; none is the time zone of the company. */
export class ChooseTimeZoneDto {
  @IsOptional() @Fits(timeZone) readonly timeZone?: string;
}
