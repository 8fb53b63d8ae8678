import type { Type } from '@nestjs/common';
import { ActivityLogModule } from './activity-log/activity-log.module.js';
import { CarrierModule } from './carrier/carrier.module.js';
import { CompanyModule } from './company/company.module.js';
import { UserModule } from './user/user.module.js';
import { ClientTransferModule } from './client-transfer/client-transfer.module.js';
import { ClientModule } from './client/client.module.js';
import { DevModule } from './dev/dev.module.js';
import { FixPlanModule } from './fix-plan/fix-plan.module.js';
import { HealthModule } from './health/health.module.js';
import { HistoryModule } from './history/history.module.js';
import { NotificationModule } from './notification/notification.module.js';
import { PolicyModule } from './policy/policy.module.js';
import { ProjectModule } from './project/project.module.js';
import { ReferenceModule } from './reference/reference.module.js';
import { RepresentationModule } from './representation/representation.module.js';
import { RequestModule } from './request/request.module.js';
import { SessionModule } from './session/session.module.js';
import { ShareModule } from './share/share.module.js';
import { TemplateModule } from './template/template.module.js';
import { TrackingModule } from './tracking/tracking.module.js';

/** Every feature that has doors. */
export const FEATURES: Type[] = [
  SessionModule, UserModule, CompanyModule, PolicyModule, CarrierModule, TemplateModule, ProjectModule, RequestModule, ShareModule, TrackingModule,
  ClientModule, RepresentationModule, ClientTransferModule, HistoryModule, NotificationModule, ActivityLogModule, ReferenceModule, HealthModule, DevModule, FixPlanModule,
];
