/** Content that is in memory as a whole, as the file store takes it. */
export async function* singlePiece(content: Uint8Array): AsyncGenerator<Uint8Array> {
  yield content;
}
