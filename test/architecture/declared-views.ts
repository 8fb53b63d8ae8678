import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

interface NamedView {
  readonly name: string;
}

const isView = (value: unknown): value is NamedView =>
  typeof value === 'object' && value !== null && 'name' in value && 'indexes' in value;

/** The views that a file of the contracts declares. */
export async function viewsOf(file: string): Promise<readonly NamedView[]> {
  const module = (await import(pathToFileURL(resolve(file)).href)) as Record<string, unknown>;
  return Object.values(module).filter(isView);
}
