import { checkCode } from '@covertrail/domain/fields/check-code-fields';
import { Fits } from '../inputs/fits.decorator.js';

/** POST certificate/check: the code that a certificate prints. It is sent in the body, because addresses are written to logs. */
export class CheckCertificateDto {
  @Fits(checkCode) readonly code!: string;
}
