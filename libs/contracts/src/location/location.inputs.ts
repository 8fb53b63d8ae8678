import { IsIn, IsInt, IsOptional, Max, Min } from 'class-validator';
import { comparedPolicies, MOST_COMPARED } from '@covertrail/domain/fields/location-fields';
import { blanketNumber } from '@covertrail/domain/fields/limit-detail-fields';
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
  type DeductibleType,
  PROPERTY_LIMIT_CATEGORIES,
  PROPERTY_LIMIT_TYPES,
  type PropertyLimit,
  type PropertyLimitCategory,
  type PropertyLimitType,
  type Valuation,
  VALUATIONS,
} from '@covertrail/domain/fields/property-limit';
import type { LocationPlace } from '@covertrail/domain/location/location.contract';
import { Fits } from '../inputs/fits.decorator.js';
import { IsId } from '../inputs/is-id.decorator.js';
import { NestedList, NestedOne } from '../inputs/nested.decorator.js';

/** More than any building has; together they fit into one append. */
const MOST_LIMITS = 20;
const MOST_BUILDINGS = 50;

class PlaceDto implements LocationPlace {
  @Fits(locationNumber) readonly number!: string;
  @Fits(locationAddress1) readonly address1!: string;
  @Fits(locationAddress2) readonly address2!: string;
  @Fits(city) readonly city!: string;
  @Fits(state) readonly state!: string;
  @Fits(county) readonly county!: string;
  @Fits(zipCode) readonly zipCode!: string;
  @Fits(country) readonly country!: string;
  @Fits(propertyDescription) readonly description!: string;
}

class PropertyLimitDto implements PropertyLimit {
  @IsIn(PROPERTY_LIMIT_CATEGORIES) readonly category!: PropertyLimitCategory;
  @IsIn(PROPERTY_LIMIT_TYPES) readonly type!: PropertyLimitType;
  @IsOptional() @Fits(limitNumber) readonly amount: number | null = null;
  @IsOptional() @Fits(limitNumber) readonly secondAmount: number | null = null;
  @IsOptional() @Fits(limitNumber) readonly coinsurance: number | null = null;
  @IsOptional() @IsIn(VALUATIONS) readonly valuation: Valuation | null = null;
  @IsOptional() @Fits(limitNumber) readonly valuationAmount: number | null = null;
  @IsOptional() @IsIn(DEDUCTIBLE_TYPES) readonly deductibleType: DeductibleType | null = null;
  @IsOptional() @Fits(limitNumber) readonly deductible: number | null = null;
  /** The number of a blanket of the policy [C05]. */
  @IsOptional() @Fits(blanketNumber) readonly blanket?: string;
}

/** A building without an id is new. */
class BuildingDto {
  @IsOptional() @IsId() readonly buildingId?: string;
  @Fits(buildingNumber) readonly number!: string;
  @Fits(buildingDescription) readonly description!: string;
  @NestedList(() => PropertyLimitDto, MOST_LIMITS) readonly limits!: readonly PropertyLimitDto[];
}

/** The whole location form as it is after the change; the server finds what changed. */
export class LocationDto {
  @NestedOne(() => PlaceDto) readonly place!: PlaceDto;
  @NestedList(() => PropertyLimitDto, MOST_LIMITS) readonly limits!: readonly PropertyLimitDto[];
  @NestedList(() => BuildingDto, MOST_BUILDINGS) readonly buildings!: readonly BuildingDto[];
}

/** POST policy/location. */
export class NewLocationDto extends LocationDto {
  @IsId() readonly policyId!: string;
}

/** POST policy/getCommonLocations: which addresses these policies of an insured have in common. */
export class CommonLocationsDto {
  @IsId() readonly insuredCompanyId!: string;
  @Fits(comparedPolicies) readonly policyIds!: readonly string[];
  /** Addresses of at least so many of the policies. Default: two. */
  @IsOptional() @IsInt() @Min(1) @Max(MOST_COMPARED) readonly inAtLeast?: number;
  /** Counts from 1. */
  @IsOptional() @IsInt() @Min(1) @Max(200) readonly page?: number;
  /** Default: ten. */
  @IsOptional() @IsInt() @Min(1) @Max(200) readonly pageSize?: number;
}
