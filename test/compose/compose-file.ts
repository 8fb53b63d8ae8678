import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

/** What a check says is wrong, one sentence each; empty when all is well. */
export type Complaints = readonly string[];

export interface HealthCheck {
  readonly test?: readonly string[];
  readonly disable?: boolean;
}

/** As much of a service as the checks look at. */
export interface Service {
  readonly image: string;
  readonly build?: { readonly context: string; readonly args?: Readonly<Record<string, string>> };
  readonly user?: string;
  readonly init?: boolean;
  readonly read_only?: boolean;
  readonly tmpfs?: readonly string[];
  readonly cap_drop?: readonly string[];
  readonly security_opt?: readonly string[];
  readonly restart?: string;
  readonly stop_grace_period?: string;
  readonly profiles?: readonly string[];
  readonly command?: readonly string[];
  readonly environment?: Readonly<Record<string, string>>;
  readonly ports?: readonly string[];
  readonly volumes?: readonly string[];
  readonly secrets?: readonly string[];
  readonly networks?: readonly string[];
  readonly depends_on?: Readonly<Record<string, { readonly condition: string }>>;
  readonly healthcheck?: HealthCheck;
  readonly deploy?: { readonly resources?: { readonly limits?: Readonly<Record<string, unknown>> } };
}

export interface ComposeFile {
  readonly services: Readonly<Record<string, Service>>;
  readonly volumes: Readonly<Record<string, unknown>>;
  readonly networks: Readonly<Record<string, { readonly internal?: boolean } | null>>;
  readonly secrets: Readonly<Record<string, { readonly file: string }>>;
}

/** What stands in the environment of Compose, by name. */
type Variables = Readonly<Record<string, string>>;

const VARIABLE = /\$(?:\$|\{([A-Z_]+)(?::-([^}]*))?\})/g;

/**
 * The file as Compose reads it with these variables in its environment. Throws for one that is neither given nor has a default, and for a
 * key that stands there twice.
 */
export function readCompose(path: string, given: Variables = {}): ComposeFile {
  return interpolated(parse(readFileSync(path, 'utf8'), { merge: true }), given) as ComposeFile;
}

/** Those that run what is built here. */
export const ownServices = (file: ComposeFile): readonly (readonly [string, Service])[] =>
  Object.entries(file.services).filter(([, { build }]) => build !== undefined);

function interpolated(value: unknown, given: Variables): unknown {
  if (typeof value === 'string')
    return value.replace(VARIABLE, (whole, name?: string, fallback?: string) =>
      filled(whole, name && (given[name] ?? fallback), name),
    );
  if (Array.isArray(value)) return value.map((item: unknown) => interpolated(item, given));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, interpolated(inner, given)]));
}

function filled(whole: string, value: string | undefined, name: string | undefined): string {
  if (whole === '$$') return '$';
  if (value === undefined) throw new Error(`${name} is not given and has no default`);
  return value;
}
