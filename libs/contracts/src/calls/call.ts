import type { Capability } from '@covertrail/domain/rights/capabilities';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** What a call receives and replies. `params` gives types to the parameters of the path; without it each is a text. */
export interface CallTypes {
  readonly params?: object;
  readonly query?: object;
  readonly body?: object;
  readonly reply?: unknown;
}

/** How a page caches the reply of a query. */
interface ReadFrom {
  /** The view that the reply depends on: live messages name the same view. */
  readonly view?: string;
  /** Further views whose changes may change the reply. */
  readonly also?: readonly string[];
  /** Distinguishes rows of one view that have different shapes. */
  readonly shape?: string;
  /** Field of the reply that contains the rows (`rows`); absent when the reply itself is the list. */
  readonly rowsAt?: string;
  /** Field of the reply that contains the number of rows on all pages (`total`). */
  readonly totalAt?: string;
  /** Field of a row that contains its id (`id`). */
  readonly idAt?: string;
}

interface CallSettings extends ReadFrom {
  /** HTTP status of a success, where it is not 201 for POST and 200 otherwise. */
  readonly status?: 200 | 202;
  /** The call takes `If-Match`: the revision that the person saw. */
  readonly ifMatch?: true;
  /** Views that show what the command changed. */
  readonly settles?: readonly string[];
  /** The call takes one file as multipart form data, in this field. */
  readonly upload?: string;
  /** It takes up to so many files in that field, after a part `request` with JSON. */
  readonly uploads?: number;
  /** The call replies with a file, with JSON that is not wrapped in `data`, or with a stream of events (`text/event-stream`). */
  readonly answers?: 'file' | 'json' | 'events';
  /** The call may take seconds: its work is done in a thread or a process, or it takes or replies with a file. All others are answered meanwhile (ADR 61). */
  readonly long?: true;
  /** The command is answered while the product is maintained too, because it records nothing but who is logged in, or that mails end which nobody would end later [A13]. */
  readonly duringMaintenance?: true;
}

/** Who may call: whoever may do what the call `needs`, or everybody, without a log-in. A call says one of both. */
export type CallAccess =
  { readonly needs: Capability; readonly open?: never } | { readonly open: true; readonly needs?: never };

export type CallOptions = CallSettings & CallAccess;

/** One call of the API. `path` comes after the base path and has no leading slash: `policy/list/:companyId`. */
export interface Call<Types extends CallTypes = CallTypes, Path extends string = string> extends CallSettings {
  readonly needs?: Capability;
  readonly open?: true;
  readonly method: Method;
  readonly path: Path;
  /** Never set: it only carries the types. */
  readonly types?: Types;
}

type Declared<Types extends CallTypes, Path extends string, Options> = Call<Types, Path> & Options;

/** A call that reads: `query<{ query: PageDto; reply: PageOf<Row> }>()('requestor/projects', { needs: 'readProjects', view: 'projects' })`. */
export const query =
  <Types extends CallTypes>() =>
  <const Path extends string, const Options extends CallOptions>(
    path: Path,
    options: Options,
  ): Declared<Types, Path, Options> => ({ method: 'GET', path, ...options });

/** A call that changes something: `command<{ body: Body; reply: Reply }>()('PUT', 'policy/approve/:id', { needs: 'approvePolicies' })`. */
export const command =
  <Types extends CallTypes>() =>
  <const Path extends string, const Options extends CallOptions>(
    method: Exclude<Method, 'GET'>,
    path: Path,
    options: Options,
  ): Declared<Types, Path, Options> => ({ method, path, ...options });

type TypesOf<C extends Call> = NonNullable<C['types']>;
type Part<C extends Call, Name extends keyof CallTypes> =
  TypesOf<C> extends { readonly [Key in Name]: infer Type } ? Type : undefined;

/** Names of the parameters of a path. */
export type NamesIn<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | NamesIn<Rest>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never;

/** The parameters of a call's path; undefined where it has none. */
export type ParamsOf<C extends Call> =
  Part<C, 'params'> extends object
    ? Part<C, 'params'>
    : [NamesIn<C['path']>] extends [never]
      ? undefined
      : Readonly<Record<NamesIn<C['path']>, string>>;
/** Undefined where a call takes none. */
export type QueryOf<C extends Call> = Part<C, 'query'>;
/** Undefined where a call takes none. */
export type BodyOf<C extends Call> = Part<C, 'body'>;
/** The content of `data` in the reply; undefined for a file. */
export type ReplyOf<C extends Call> = Part<C, 'reply'>;

/** The rows of a call's reply: the elements of the reply itself, or of the field that the call names. */
export type RowOf<C extends Call> =
  ReplyOf<C> extends readonly (infer Row)[]
    ? Row
    : C extends { readonly rowsAt: infer Field extends string }
      ? ReplyOf<C> extends Readonly<Record<Field, readonly (infer Row)[]>>
        ? Row
        : never
      : ReplyOf<C> extends { readonly rows: readonly (infer Row)[] }
        ? Row
        : never;
