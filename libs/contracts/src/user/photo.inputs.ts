import { IsId } from '../inputs/is-id.decorator.js';

/** PUT user/photo [I01]: the picture that was uploaded. */
export class ChoosePhotoDto {
  @IsId() readonly uploadId!: string;
}

/** Path of GET user/:userId/photo/:photoId. */
export class PhotoPath {
  @IsId() readonly userId!: string;
  @IsId() readonly photoId!: string;
}
