import type { EventValidator, Violation } from '@covertrail/domain/catalogue/event-validator';
import type { DomainEvent } from '@covertrail/domain/kernel/event';

/**
 * A decider decided an event that does not match its contract: a defect, whatever the command was. Nothing was appended. The
 * message names the place and the rule, never the value, because the value may be personal.
 */
export class NotAsDeclared extends Error {
  override readonly name = 'NotAsDeclared';
  readonly code = 'EVENT.NOT_AS_DECLARED';
  constructor(
    readonly type: string,
    readonly violations: readonly Violation[],
  ) {
    const found = violations.map(
      ({ instancePath, keyword, params }) => `${instancePath || '/'} ${keyword} ${JSON.stringify(params)}`,
    );
    super(`${type} is not as its contract declares: ${found.join('; ') || 'no contract declares it'}`);
  }
}

/** Checks events against their contracts before they are sealed and appended. */
export class DeclaredEvents {
  constructor(private readonly validators: Readonly<Record<string, EventValidator>>) {}

  /** Throws `NotAsDeclared`, also for a type that no contract declares. */
  check({ type, data }: DomainEvent): void {
    const validator = Object.hasOwn(this.validators, type) ? this.validators[type] : undefined;
    if (!validator?.(data)) throw new NotAsDeclared(type, validator?.errors ?? []);
  }
}
