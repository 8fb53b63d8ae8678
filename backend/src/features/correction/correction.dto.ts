import { IsId } from '@covertrail/contracts/inputs/is-id.decorator';

/** The path of a correction: the tracking, and the correction. */
export class CorrectionPath {
  @IsId() id!: string;
  @IsId() correctionId!: string;
}
