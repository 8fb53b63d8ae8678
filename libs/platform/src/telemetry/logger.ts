/** Structured log lines: an object of facts and a sentence. Never hand it personal text, passwords or tokens. */
export interface Logger {
  debug(facts: object, sentence: string): void;
  info(facts: object, sentence: string): void;
  warn(facts: object, sentence: string): void;
  error(facts: object, sentence: string): void;
}

/** Keeps what was logged as an error or a warning, so that a test can show why a call failed. */
export class RecordingLogger implements Logger {
  readonly errors: { readonly facts: object; readonly sentence: string }[] = [];

  readonly warnings: { readonly facts: object; readonly sentence: string }[] = [];

  debug(): void {}

  info(): void {}

  warn(facts: object, sentence: string): void {
    this.warnings.push({ facts, sentence });
  }

  error(facts: object, sentence: string): void {
    this.errors.push({ facts, sentence });
  }
}
