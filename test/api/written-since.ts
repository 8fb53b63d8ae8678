import type { TestProduct } from '@covertrail/backend/testing/test-product';

/** What people's commands wrote after a position; reactions may still be at work on what came before. */
export async function writtenSince({ infrastructure }: TestProduct, position: string): Promise<string[]> {
  const written: string[] = [];
  for await (const { type, meta } of infrastructure.events.readAll({ after: position }))
    if (meta.role !== 'system') written.push(type);
  return written;
}
