import { IsIn } from 'class-validator';
import { ACTING_AS } from '@covertrail/domain/rights/capabilities';
import { actsForCompany, type ActingFor } from '@covertrail/domain/rights/principal';
import { GUIDES, type Guide } from '@covertrail/domain/user/user.contract';

/** PUT user/guide: a guide that the actor has seen or put away, acting as `role`. */
export class DismissGuideDto {
  @IsIn(GUIDES) readonly guide!: Guide;
  @IsIn(ACTING_AS.filter(actsForCompany)) readonly role!: ActingFor;
}
