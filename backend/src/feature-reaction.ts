import type { FactoryProvider, Type } from '@nestjs/common';
import type { DeclaredReaction } from '@covertrail/platform/engine/define-reaction';
import type { Reaction } from '@covertrail/platform/engine/reaction';

/** A reaction of a feature: its name and events, which can be read without running it, and the Nest provider that makes it. */
export interface FeatureReaction extends Pick<Reaction, 'name' | 'handles'> {
  readonly token: symbol;
  readonly provider: FactoryProvider<Reaction>;
}

/** The reaction works with this provider, which its module exports: `reactsWith(DeciderStore, responseSharer)`. */
export function reactsWith<Needs>(needs: Type<Needs>, declared: DeclaredReaction<Needs>): FeatureReaction {
  const { name, handles } = declared;
  const token = Symbol(name);
  return {
    name,
    handles,
    token,
    provider: { provide: token, inject: [needs], useFactory: (given: Needs) => declared.with(given) },
  };
}
