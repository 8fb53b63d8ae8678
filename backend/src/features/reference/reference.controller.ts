import { Controller, Get, Query } from '@nestjs/common';
import { referenceData } from '@covertrail/wording/reference/reference-lists';
import type { PolicyType, ReferenceData } from '@covertrail/contracts/reference/reference.replies';
import { Access, EVERYONE } from '#auth/access';
import { ReferenceListsDto } from './reference-lists/reference-lists.dto.js';

/** Choices that pages offer (spec 1 section 7, 2 section 7). */
@Controller()
export class ReferenceController {
  @Access({ roles: EVERYONE, level: 'readOnly' })
  @Get('referenceData')
  lists(@Query() { regionId = '1' }: ReferenceListsDto): ReferenceData {
    return referenceData(Number(regionId));
  }

  @Access({ roles: EVERYONE, level: 'readOnly' })
  @Get('policy/request/policytypes')
  policyTypes(): readonly PolicyType[] {
    return referenceData(1).policyTypes;
  }
}
