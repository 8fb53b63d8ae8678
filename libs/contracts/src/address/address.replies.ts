/** What a postal code says of an address [A14]. */
export interface PostalPlace {
  /** Null where the code covers a part of a city, or several. */
  readonly city: string | null;
  /** State or province, two letters. */
  readonly state: string;
}

/** An address by which a form is filled in [A14]. */
export interface SuggestedAddress {
  readonly address1: string;
  /** Empty where there is none. */
  readonly address2: string;
  readonly city: string;
  /** State or province, as it is printed. */
  readonly state: string;
  /** Empty where it is not known. */
  readonly postalCode: string;
  /** Whether the company uses it already. */
  readonly isOwn: boolean;
}

/** Who completes addresses, for pages [A14]. Those of this product ask the server, which has a key of its own that nobody reads. */
export interface AddressSearch {
  /** Whether the server asks a directory outside. */
  readonly smartyEnabled: boolean;
  /** The key with which other pages of the operator ask Smarty themselves; null where the operator gives none. */
  readonly embeddedKey: string | null;
}

/** At most ten. */
export interface AddressSuggestions {
  readonly rows: readonly SuggestedAddress[];
}
