import { IsOptional } from 'class-validator';
import { address1, address2, city, companyName, postalCode, state } from '@covertrail/domain/fields/company-fields';
import type { CertificateHolder, HolderAddress } from '@covertrail/domain/insurance/terms/certificate-holder';
import { Fits } from '../inputs/fits.decorator.js';
import { NestedOne } from '../inputs/nested.decorator.js';

class HolderAddressDto implements HolderAddress {
  @Fits(address1) readonly address1!: string;
  @IsOptional() @Fits(address2) readonly address2: string = '';
  @Fits(city) readonly city!: string;
  @Fits(state) readonly state!: string;
  @Fits(postalCode) readonly postalCode!: string;
}

/** Of a policy, or required of one; absent address: not given. */
export class CertificateHolderDto implements CertificateHolder {
  @Fits(companyName) readonly name!: string;
  @IsOptional() @NestedOne(() => HolderAddressDto) readonly address: HolderAddressDto | null = null;
}
