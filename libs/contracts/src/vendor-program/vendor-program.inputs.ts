import { enrollmentFee } from '@covertrail/domain/fields/plan-fields';
import type { Cents } from '@covertrail/domain/kernel/money';
import { Fits } from '../inputs/fits.decorator.js';

/** PUT enrollment/program. */
export class OfferVendorProgramDto {
  /** In cents. */
  @Fits(enrollmentFee) readonly fee!: Cents;
}
