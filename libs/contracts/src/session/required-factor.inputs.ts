import { IsBoolean } from 'class-validator';

/** PUT company/second-factor [A18]. */
export class RequireFactorDto {
  @IsBoolean() readonly isRequired!: boolean;
}
