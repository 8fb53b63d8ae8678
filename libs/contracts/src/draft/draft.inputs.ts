import { IsInt, Max, Min } from 'class-validator';
import type { DraftContent } from '@covertrail/domain/draft/draft.contract';
import { draftContent } from '@covertrail/domain/draft/draft-content.rules';
import { Fits } from '../inputs/fits.decorator.js';
import { IsId } from '../inputs/is-id.decorator.js';

/** Which version the person saw; 0 where there was none. */
export class DiscardDraftDto {
  @IsInt() @Min(0) @Max(1_000_000) readonly seen!: number;
}

/** The whole content of a draft. */
export class SaveDraftDto extends DiscardDraftDto {
  @Fits(draftContent) readonly content!: DraftContent;
}

/** The draft that is sent: what it is about, and the version that the person saw. */
export class SentDraftDto extends DiscardDraftDto {
  @IsId() readonly subjectId!: string;
}
