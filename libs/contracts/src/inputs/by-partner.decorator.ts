import { IsIn, IsOptional } from 'class-validator';
import { PARTNER_KEYS } from '@covertrail/domain/fields/partners';

/** The partner by whose address somebody came in, whose links of mails have its variant [A04]; absent for none. */
export const ByPartner = (): PropertyDecorator => (target, name) => {
  IsOptional()(target, name);
  IsIn(PARTNER_KEYS)(target, name);
};
