import { IsIn, IsOptional } from 'class-validator';
import { city, country, state } from '@covertrail/domain/fields/company-fields';
import {
  buildingDescription,
  buildingNumber,
  county,
  limitNumber,
  locationAddress1,
  locationAddress2,
  locationNumber,
  propertyDescription,
  zipCode,
} from '@covertrail/domain/fields/location-fields';
import {
  DEDUCTIBLE_TYPES,
  PROPERTY_LIMIT_CATEGORIES,
  PROPERTY_LIMIT_TYPES,
  VALUATIONS,
  type DeductibleType,
  type PropertyLimit,
  type PropertyLimitCategory,
  type PropertyLimitType,
  type Valuation,
} from '@covertrail/domain/fields/property-limit';
import type { LocationPlace } from '@covertrail/domain/location/location.contract';
import type { GivenBuilding, GivenLocation } from '@covertrail/contracts/location/location.calls';
import { Fits } from '@covertrail/contracts/inputs/fits.decorator';
import { IsId } from '@covertrail/contracts/inputs/is-id.decorator';
import { NestedList, NestedOne } from '@covertrail/contracts/inputs/nested.decorator';

/** More than any building has; together they fit into one append. */
const MOST_LIMITS = 20;
const MOST_BUILDINGS = 50;

class PlaceDto implements LocationPlace {
  @Fits(locationNumber) number!: string;
  @Fits(locationAddress1) address1!: string;
  @Fits(locationAddress2) address2!: string;
  @Fits(city) city!: string;
  @Fits(state) state!: string;
  @Fits(county) county!: string;
  @Fits(zipCode) zipCode!: string;
  @Fits(country) country!: string;
  @Fits(propertyDescription) description!: string;
}

class PropertyLimitDto implements PropertyLimit {
  @IsIn(PROPERTY_LIMIT_CATEGORIES) category!: PropertyLimitCategory;
  @IsIn(PROPERTY_LIMIT_TYPES) type!: PropertyLimitType;
  @IsOptional() @Fits(limitNumber) amount: number | null = null;
  @IsOptional() @Fits(limitNumber) secondAmount: number | null = null;
  @IsOptional() @Fits(limitNumber) coinsurance: number | null = null;
  @IsOptional() @IsIn(VALUATIONS) valuation: Valuation | null = null;
  @IsOptional() @Fits(limitNumber) valuationAmount: number | null = null;
  @IsOptional() @IsIn(DEDUCTIBLE_TYPES) deductibleType: DeductibleType | null = null;
  @IsOptional() @Fits(limitNumber) deductible: number | null = null;
}

class BuildingDto implements GivenBuilding {
  @IsOptional() @IsId() buildingId?: string;
  @Fits(buildingNumber) number!: string;
  @Fits(buildingDescription) description!: string;
  @NestedList(() => PropertyLimitDto, MOST_LIMITS) limits!: PropertyLimitDto[];
}

/** PUT policy/location/:id: the whole form. */
export class LocationDto implements GivenLocation {
  @NestedOne(() => PlaceDto) place!: PlaceDto;
  @NestedList(() => PropertyLimitDto, MOST_LIMITS) limits!: PropertyLimitDto[];
  @NestedList(() => BuildingDto, MOST_BUILDINGS) buildings!: BuildingDto[];
}

/** POST policy/location. */
export class NewLocationDto extends LocationDto {
  @IsId() policyId!: string;
}
