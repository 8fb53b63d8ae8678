import type { Type } from '@nestjs/common';
import { PolicyModule } from './policy/policy.module.js';
import { SessionModule } from './session/session.module.js';

/** Every feature that has doors. */
export const FEATURES: Type[] = [SessionModule, PolicyModule];
