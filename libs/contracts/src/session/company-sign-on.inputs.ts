import { IsBoolean } from 'class-validator';

/** PUT company/single-sign-on [A18]. */
export class RequireSignOnDto {
  @IsBoolean() readonly isRequired!: boolean;
}
