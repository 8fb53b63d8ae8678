import { IsOptional } from 'class-validator';
import {
  address1,
  address2,
  city,
  country,
  postalCode,
  state,
  timeZone,
} from '@covertrail/domain/fields/company-fields';
import { Fits } from '../inputs/fits.decorator.js';
import { WithoutHtml } from '../inputs/without-html.decorator.js';

// TypeScript takes a class to extend only with these parameters.
// eslint-disable-next-line @typescript-eslint/no-explicit-any
type Extendable = abstract new (...args: any[]) => object;

/** The same input, and where the company or agency is that it founds [A07] [A08]. */
export function WithSeat<Input extends Extendable>(input: Input) {
  abstract class SeatedDto extends input {
    @WithoutHtml() @Fits(address1) readonly address1!: string;
    @IsOptional() @WithoutHtml() @Fits(address2) readonly address2?: string;
    @WithoutHtml() @Fits(city) readonly city!: string;
    @WithoutHtml() @Fits(state) readonly state!: string;
    @Fits(postalCode) readonly postalCode!: string;
    @Fits(country) readonly country!: string;
    /** IANA name, of the browser. */
    @Fits(timeZone) readonly timeZone!: string;
  }
  return SeatedDto;
}
