import { Body, Controller } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { checkCertificate } from '@covertrail/contracts/issued-certificate/certificate-check.calls';
import { CheckCertificateDto } from '@covertrail/contracts/issued-certificate/certificate-check.inputs';
import type { CertificateCheck } from '@covertrail/contracts/issued-certificate/certificate-check.replies';
import { Open } from '#auth/access';
import { Answers } from '#http/answers.decorator';
import { LookUp } from '#limits/look-up.decorator';
import { CheckCertificate } from './certificate-check.query.js';

/** Whether a certificate is genuine and still true, for anyone who has it [E05]. */
@Controller()
export class CertificateCheckController {
  constructor(private readonly queries: QueryBus) {}

  @Open('whoever has a certificate has its code of eighty bits, and reads what it prints and whether that still holds')
  @LookUp({ overall: true })
  @Answers(checkCertificate)
  check(@Body() { code }: CheckCertificateDto): Promise<CertificateCheck> {
    return this.queries.execute(new CheckCertificate(code));
  }
}
