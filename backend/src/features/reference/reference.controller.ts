import { Controller, Query } from '@nestjs/common';
import { policyTypes, referenceLists } from '@covertrail/contracts/reference/reference.calls';
import { referenceData } from '@covertrail/wording/reference/reference-lists';
import type { PolicyType, ReferenceData } from '@covertrail/contracts/reference/reference.replies';
import { ReferenceListsDto } from '@covertrail/contracts/reference/reference.inputs';
import { Answers } from '#http/answers.decorator';

/** Choices that pages offer [C01]. */
@Controller()
export class ReferenceController {
  @Answers(referenceLists)
  lists(@Query() { regionId = '1' }: ReferenceListsDto): ReferenceData {
    return referenceData(Number(regionId));
  }

  @Answers(policyTypes)
  policyTypes(): readonly PolicyType[] {
    return referenceData(1).policyTypes;
  }
}
