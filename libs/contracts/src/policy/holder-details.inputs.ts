import { IsBoolean, IsOptional } from 'class-validator';
import { furtherNamedInsureds, holderNotes, primaryNamedInsured } from '@covertrail/domain/fields/holder-fields';
import type { HolderDetails } from '@covertrail/domain/insurance/terms/holder-details';
import { Fits } from '../inputs/fits.decorator.js';
import { CertificateHolderDto } from './certificate-holder.inputs.js';

/** Of an address book, an answer or a share. The texts of both boxes are checked as a whole by `holderDetailsProblem` [D06]. */
export class HolderDetailsDto extends CertificateHolderDto implements HolderDetails {
  @IsOptional() @Fits(holderNotes) readonly notes: string = '';
  @IsOptional() @IsBoolean() readonly includeNotesAndAddressOnCoi: boolean = true;
  @IsOptional() @Fits(primaryNamedInsured) readonly primaryNamedInsured: string = '';
  @IsOptional() @Fits(furtherNamedInsureds) readonly furtherNamedInsureds: readonly string[] = [];
}
