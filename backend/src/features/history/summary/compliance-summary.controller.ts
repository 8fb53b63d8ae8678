import { Body, Controller } from '@nestjs/common';
import { LinkDto } from '@covertrail/contracts/inputs/link.inputs';
import { readComplianceSummary } from '@covertrail/contracts/history/compliance-summary.calls';
import type { ComplianceSummary } from '@covertrail/contracts/history/compliance-summary.replies';
import { Open } from '#auth/access';
import { Answers } from '#http/answers.decorator';
import { LookUp } from '#limits/look-up.decorator';
import { ComplianceSummaries } from './compliance-summaries.service.js';

/** What the mail about missing coverage leads to, without a log-in [F07]. */
@Controller()
export class ComplianceSummaryController {
  constructor(private readonly summaries: ComplianceSummaries) {}

  @Open('whoever has the mail has the secret of its link, which shows one person one supplier for one project')
  @LookUp()
  @Answers(readComplianceSummary)
  read(@Body() { token }: LinkDto): Promise<ComplianceSummary> {
    return this.summaries.read(token);
  }
}
