import { IsBoolean, IsOptional } from 'class-validator';
import { projectName } from '@covertrail/domain/fields/project-fields';
import { Fits } from '#http/fits.decorator';
import { IsId } from '#http/is-id.decorator';

/** POST requestor/projects, PUT requestor/projects/:id. */
export class CreateProjectDto {
  @Fits(projectName) name!: string;
  @IsId() templateId!: string;
  @IsOptional() @IsBoolean() isDefault?: boolean;
}
