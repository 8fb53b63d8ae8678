/** The package brings no types. */
declare module 'zipcodes' {
  const codes: {
    /** Of five digits. */
    readonly lookup: (zip: string) => { readonly city: string; readonly state: string } | undefined;
  };
  export default codes;
}
