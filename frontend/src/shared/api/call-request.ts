import type { BodyOf, Call, CallTypes, ParamsOf, QueryOf, ReplyOf, RowOf } from '@covertrail/contracts/calls/call';
import type { CommandRequest } from '../commands/commands.slice.js';
import type { ViewQuery } from '../views/view-query.js';
import type { ApiRequest } from './api-client.js';
import type { Query } from './query-text.js';

/** A query as pages write it: empty values are not sent. */
export type Asked<Given> = { readonly [Name in keyof Given]: Given[Name] | '' | null };

type Needed<Name extends string, Given> = [Given] extends [undefined]
  ? unknown
  : object extends Given
    ? { readonly [Key in Name]?: Given }
    : { readonly [Key in Name]: Given };

/** The input of a call: the parameters of its path, its query and its body. */
export type InputOf<C extends Call> = Needed<'params', ParamsOf<C>> &
  Needed<'query', [QueryOf<C>] extends [undefined] ? undefined : Asked<QueryOf<C>>> &
  Needed<'body', BodyOf<C>>;

/** Besides the input: the revision that the person saw, where the call takes it, and the message that is shown when it succeeded. */
export type CommandInput<C extends Call> = InputOf<C> &
  (C extends { readonly ifMatch: true } ? { readonly ifMatch?: number } : unknown) & {
    /** Said in a toast once settled. */
    readonly toast?: string;
    /** What takes it back, offered with the toast. */
    readonly undo?: CommandRequest;
  };

/** The arguments of a function that takes the input of a call: none where no input is required. */
export type Given<Input> = object extends Input ? [input?: Input] : [input: Input];

interface AnyInput {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Query;
  readonly body?: Readonly<Record<string, unknown>>;
}

/** The path of a call with its parameters filled in. */
export const pathOf = ({ path }: Pick<Call, 'path'>, params: Readonly<Record<string, string>> = {}): string =>
  path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));

/** One call, ready to be sent: `requestOf(transferDetails, { params: { transferId } })`. */
export function requestOf<C extends Call<CallTypes>>(call: C, ...[input]: Given<InputOf<C>>): ApiRequest<ReplyOf<C>> {
  const { params, query, body }: AnyInput = input ?? {};
  return {
    method: call.method,
    path: pathOf(call, params),
    ...(query ? { query } : {}),
    ...(body ? { body } : {}),
    ...(call.open ? { open: true } : {}),
  };
}

/** What a component asks of a view: `viewQuery(policyDetails, { params: { id } })`. */
export function viewQuery<C extends Call<CallTypes>>(
  call: C,
  ...[input]: Given<InputOf<C>>
): ViewQuery<RowOf<C>, ReplyOf<C>, QueryOf<C>> {
  const { params, query, body }: AnyInput = input ?? {};
  const { view = call.path, also, shape, rowsAt, totalAt, idAt } = call;
  return {
    view,
    ...(also ? { also } : {}),
    path: pathOf(call, params),
    ...(query ? { query } : {}),
    ...(call.method === 'GET' ? {} : { body: body ?? {} }),
    ...(shape ? { shape } : {}),
    ...(rowsAt ? { rowsAt } : {}),
    ...(totalAt ? { totalAt } : {}),
    ...(idAt ? { idAt } : {}),
  };
}

/** What a person asks to change: `commandOf(approvePolicy, { params: { id }, toast: 'Approved.' })`. */
export function commandOf<C extends Call<CallTypes>>(
  call: C,
  ...[input]: Given<CommandInput<C>>
): CommandRequest<ReplyOf<C>> {
  const {
    params,
    query,
    body,
    ifMatch,
    toast,
    undo,
  }: AnyInput & { readonly ifMatch?: number; readonly toast?: string; readonly undo?: CommandRequest } = input ?? {};
  const { method, settles } = call;
  if (method === 'GET') throw new Error(`${call.path} asks: it is no command`);
  return {
    method,
    path: pathOf(call, params),
    ...(query ? { query } : {}),
    ...(body ? { body } : {}),
    ...(call.open ? { open: true } : {}),
    ...(ifMatch === undefined ? {} : { ifMatch }),
    ...(settles ? { settles } : {}),
    ...(toast === undefined ? {} : { toast }),
    ...(undo === undefined ? {} : { undo }),
  };
}
