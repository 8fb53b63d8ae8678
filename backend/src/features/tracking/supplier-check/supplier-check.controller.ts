import { Controller, Get, Param } from '@nestjs/common';
import { Access } from '#auth/access';
import { Views } from '#views/views.service';

/** Decides where a requester lands: on the dashboard, or on the page that adds the first supplier (spec 3 section 7). */
@Controller('requestor')
export class SupplierCheckController {
  constructor(private readonly views: Views) {}

  @Access({ roles: ['requester'], level: 'readOnly', owns: [{ kind: 'company', at: 'params.id' }] })
  @Get('supplierdatacheck/:id')
  async check(@Param('id') requesterId: string): Promise<{ readonly hasShares: boolean }> {
    const tracked = await this.views.count('tracked-suppliers', { where: { requesterId: { eq: requesterId } } }, 1);
    return { hasShares: tracked > 0 };
  }
}
