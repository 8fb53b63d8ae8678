/** Leads the browser to an address outside of the page. */
export const leaveFor = (address: string): void => window.location.assign(address);
