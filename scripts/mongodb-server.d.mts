/** See `mongodb-server.mjs`. */
export interface StartedMongodbServer {
  /** `mongodb://…/`, without a database. */
  readonly url: string;
  /** Resolves when the process is gone. */
  kill(signal?: NodeJS.Signals): Promise<void>;
}
/** Resolves with where the program stands; null where it cannot be built, which it then says. */
export function buildMongodbServer(log?: (line: string) => void): string | null;
export function startMongodbServer(program: string, folder: string, port?: number): Promise<StartedMongodbServer>;
