/** The package brings no types. */
declare module 'email-providers' {
  /** Domains in lower case. */
  const domains: readonly string[];
  export default domains;
}
