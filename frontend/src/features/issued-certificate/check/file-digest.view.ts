/**
 * SHA-256 of a file in lower-case hexadecimal digits, made in this browser: the file is sent nowhere. Undefined where the page did not come by a
 * secure connection, because browsers offer no digests there.
 */
export async function fileDigest(file: Blob): Promise<string | undefined> {
  const { subtle }: { readonly subtle?: SubtleCrypto } = crypto;
  if (!subtle) return undefined;
  const digest = await subtle.digest('SHA-256', await file.arrayBuffer());
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
