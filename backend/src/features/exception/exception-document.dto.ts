import { Transform } from 'class-transformer';
import { IsInt, Max, Min } from 'class-validator';
import { MOST_EXCEPTION_DOCUMENTS } from '@covertrail/domain/fields/exception-fields';
import { IsId } from '@covertrail/contracts/inputs/is-id.decorator';

const asNumber = ({ value }: { value: unknown }): unknown =>
  typeof value === 'string' && /^\d$/.test(value) ? Number(value) : value;

/** The path of a file that backs a decision. */
export class ExceptionDocumentPath {
  @IsId() id!: string;
  @IsId() exceptionId!: string;
  @Transform(asNumber) @IsInt() @Min(1) @Max(MOST_EXCEPTION_DOCUMENTS) number!: number;
}
