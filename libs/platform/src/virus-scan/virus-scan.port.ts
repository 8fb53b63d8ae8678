/** Looks for viruses in what people upload. */
export interface VirusScan {
  /** The name of what was found, or null for a clean content. Throws VirusScanFailed, and whatever `content` throws. */
  scan(content: AsyncIterable<Uint8Array>): Promise<string | null>;
}

/** The scanner gave no verdict: nothing is known about the content. */
export class VirusScanFailed extends Error {
  override readonly name = 'VirusScanFailed';
}

/** Where no scanner is configured: every content passes. */
export const NO_VIRUS_SCAN: VirusScan = { scan: () => Promise.resolve(null) };
