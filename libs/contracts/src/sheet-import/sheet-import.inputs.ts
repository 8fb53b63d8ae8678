import { IsIn, IsOptional } from 'class-validator';
import { IMPORTED_KINDS, type ImportedKind } from '@covertrail/domain/sheet-import/sheet-import.contract';
import { PageDto } from '../calls/page.inputs.js';

export class SheetImportListDto extends PageDto {
  @IsOptional() @IsIn(IMPORTED_KINDS) readonly kind?: ImportedKind;
}
