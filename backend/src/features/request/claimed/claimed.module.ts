import { Module } from '@nestjs/common';
import { ClaimedVerdicts } from '#certificate-readings/claimed-verdicts.service';
import { NamedCarriers } from '#certificate-readings/named-carriers.reader';
import { ClaimedReadings } from './claimed-readings.reader.js';
import { RequestClaimsController } from './request-claims.controller.js';
import { ReadRequestClaimsHandler } from './request-claims.query.js';

/** What certificates claim against what is asked: for both sides of a request, and for whoever has the link of its mail. */
@Module({
  controllers: [RequestClaimsController],
  providers: [ClaimedReadings, ClaimedVerdicts, NamedCarriers, ReadRequestClaimsHandler],
  exports: [ClaimedReadings],
})
export class ClaimedModule {}
