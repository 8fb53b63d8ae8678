const KILOBYTE = 1_000;
const MEGABYTE = 1_000_000;

/** `48 kB`, `1.2 MB`; nothing is smaller than 1 kB. */
export const sizeFormat = (bytes: number): string =>
  bytes < MEGABYTE ? `${Math.max(1, Math.round(bytes / KILOBYTE))} kB` : `${(bytes / MEGABYTE).toFixed(1)} MB`;
