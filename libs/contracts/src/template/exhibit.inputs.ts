import { draftContent, exhibitText } from '@covertrail/domain/fields/call-fields';
import { Fits } from '../inputs/fits.decorator.js';

/** POST requestor/template-exhibits. */
export class ExhibitTextDto {
  @Fits(exhibitText) readonly text!: string;
}

/** PUT requestor/template-exhibits/draft. */
export class SaveExhibitDraftDto {
  @Fits(draftContent) readonly content!: string;
}
