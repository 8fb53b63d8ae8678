import { IsIn, IsOptional } from 'class-validator';
import { type Cure, CURES, WHAT_IF_EFFECTS, type WhatIfEffect } from '@covertrail/domain/what-if/what-if.contract';
import { PageDto } from '../calls/page.inputs.js';

/** GET what-ifs/{id}/suppliers. */
export class WhatIfSuppliersDto extends PageDto {
  @IsOptional() @IsIn(WHAT_IF_EFFECTS) readonly effect?: WhatIfEffect;
  @IsOptional() @IsIn(CURES) readonly cure?: Cure;
}
