import { signaturePicture } from '@covertrail/domain/fields/signature-fields';
import { Fits } from '../inputs/fits.decorator.js';

/** POST agent/signature/:id and agency/:id/signature [E04]: a PNG or JPEG as an address of `data:`. */
export class UploadSignatureDto {
  @Fits(signaturePicture) readonly dataURI!: string;
}
