/** What a postal code says of an address [A14]. */
export interface PostalPlace {
  /** Null where the code covers a part of a city, or several. */
  readonly city: string | null;
  /** State or province, two letters. */
  readonly state: string;
}
