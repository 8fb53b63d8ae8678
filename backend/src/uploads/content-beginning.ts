/** The first bytes of a content, at least `length` of them unless it is shorter, and the whole of it. */
export async function begun(
  content: AsyncIterable<Buffer>,
  length: number,
): Promise<{ readonly beginning: Buffer; readonly rest: AsyncIterable<Buffer> }> {
  const pieces = content[Symbol.asyncIterator]();
  let beginning = Buffer.alloc(0);
  let ended = false;
  while (!ended && beginning.length < length) {
    const next = await pieces.next();
    if (next.done) ended = true;
    else beginning = Buffer.concat([beginning, next.value]);
  }
  return { beginning, rest: whole(beginning, pieces) };
}

async function* whole(beginning: Buffer, pieces: AsyncIterator<Buffer>): AsyncIterable<Buffer> {
  yield beginning;
  for (let next = await pieces.next(); !next.done; next = await pieces.next()) yield next.value;
}
