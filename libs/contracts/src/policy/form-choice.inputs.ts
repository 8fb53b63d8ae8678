import { IsIn, IsOptional } from 'class-validator';
import { COVERAGE_LINES, type CoverageLine } from '@covertrail/domain/insurance/coverage';
import {
  ACORD_FORMS,
  type AcordForm,
  FORM_INTERESTS,
  type FormInterest,
} from '@covertrail/domain/insurance/lines/acord-forms';
import type { FormChoice, FormOfLine } from '@covertrail/domain/insurance/lines/form-choice';

/** A certificate form with the interest that it names [C12]; without `interest` it names none. */
export class FormChoiceDto implements FormChoice {
  @IsIn(ACORD_FORMS) readonly form!: AcordForm;
  @IsOptional() @IsIn(FORM_INTERESTS) readonly interest: FormInterest | null = null;
}

/** The certificate form of a line. */
export class FormOfLineDto extends FormChoiceDto implements FormOfLine {
  @IsIn(COVERAGE_LINES) readonly line!: CoverageLine;
}
