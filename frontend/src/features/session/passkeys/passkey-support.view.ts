/** Whether this browser can use passkeys at all: only on a secure address, and not by an IP address. */
export const hasPasskeys = (): boolean => 'PublicKeyCredential' in window && !/^[\d.]+$|:/.test(location.hostname);
