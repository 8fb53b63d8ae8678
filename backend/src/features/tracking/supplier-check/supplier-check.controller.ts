import { Controller, Param } from '@nestjs/common';
import { trackedSuppliersView } from '@covertrail/contracts/tracking/tracking.views';
import { supplierCheck } from '@covertrail/contracts/tracking/tracking.calls';
import { Access } from '#auth/access';
import { Answers } from '#http/answers.decorator';
import { Views } from '#views/views.service';

/** Decides where a requester lands: on the dashboard, or on the page that adds the first supplier (spec 3 section 7). */
@Controller()
export class SupplierCheckController {
  constructor(private readonly views: Views) {}

  @Access({ roles: ['requester'], level: 'readOnly', owns: [{ kind: 'company', at: 'params.id' }] })
  @Answers(supplierCheck)
  async check(@Param('id') requesterId: string): Promise<{ readonly hasShares: boolean }> {
    const tracked = await this.views.count(trackedSuppliersView, { where: { requesterId: { eq: requesterId } } }, 1);
    return { hasShares: tracked > 0 };
  }
}
