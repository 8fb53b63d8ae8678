/** An address as a directory outside knows it. */
export interface DirectoryAddress {
  readonly address1: string;
  /** Empty where there is none. */
  readonly address2: string;
  readonly city: string;
  readonly state: string;
  readonly postalCode: string;
}

/** The directory gave no answer, or one that nobody understands. */
export class DirectoryFailed extends Error {
  override readonly name = 'DirectoryFailed';
}

/** Knows the addresses of a country, as they are delivered to. */
export interface AddressDirectory {
  /** Whether anybody outside is asked. */
  readonly isOn: boolean;
  /** In the order of the directory; none for a country that it does not know. `country` as two letters of ISO 3166. Throws DirectoryFailed. */
  find(country: string, beginning: string): Promise<readonly DirectoryAddress[]>;
}

/** No program outside is asked: what a person types stays here. */
export const NO_DIRECTORY: AddressDirectory = { isOn: false, find: () => Promise.resolve([]) };
