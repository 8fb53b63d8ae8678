import { IsIn, IsOptional } from 'class-validator';
import { chosenColumns } from '@covertrail/domain/fields/book-fields';
import { remarks } from '@covertrail/domain/fields/note-fields';
import { askedSheet, batchRowList, batchText, dueOn, MOST_CHOSEN } from '@covertrail/domain/fields/request-fields';
import type { BatchRowOutcome } from '@covertrail/domain/request-batch/request-batch.contract';
import { PageDto } from '../calls/page.inputs.js';
import { Fits } from '../inputs/fits.decorator.js';
import { IsId } from '../inputs/is-id.decorator.js';
import { NestedList } from '../inputs/nested.decorator.js';
import { AskedBesideDto } from '../request/asked-beside.inputs.js';

/** Whom a row of a batch is to: a company, or an e-mail address. A row that names neither, or a wrong address, is refused by itself. */
export class BatchRowDto {
  @IsOptional() @IsId() readonly insuredId?: string;
  @IsOptional() @Fits(batchText) readonly email?: string;
  /** As the sender knows them; it is shown in the outcome of the row. */
  @IsOptional() @Fits(batchText) readonly name?: string;
  /** Who gets copies of this row's request beside those of all rows: addresses with commas between them. */
  @IsOptional() @Fits(batchText) readonly cc?: string;
}

/** What every request of a batch says. */
class AskedOfAllDto extends AskedBesideDto {
  @IsId() readonly projectId!: string;
  /** Default: the template of the project. */
  @IsOptional() @IsId() readonly templateId?: string;
  @IsOptional() @Fits(remarks) readonly message?: string;
  @Fits(dueOn) readonly dueOn!: string;
}

/** POST policy/request/batch: the same request to each row [D01]. The template defaults to the project's. */
export class StartRequestBatchDto extends AskedOfAllDto {
  @Fits(batchRowList) @NestedList(() => BatchRowDto, MOST_CHOSEN) readonly rows!: readonly BatchRowDto[];
}

/** POST policy/request/batch/sheet: the same request to each right row of an uploaded sheet [D01]. */
export class StartSheetBatchDto extends AskedOfAllDto {
  @Fits(askedSheet) readonly uploadId!: string;
  /** Which column holds which field: `email:0,supplierName:1`. */
  @Fits(chosenColumns) readonly columns!: string;
}

const OUTCOMES: readonly BatchRowOutcome['outcome'][] = ['sent', 'alreadyOpen', 'refused'];

/** Query of the rows of a batch that had their turn. */
export class BatchRowsDto extends PageDto {
  @IsOptional() @IsIn(OUTCOMES) readonly outcome?: BatchRowOutcome['outcome'];
}
