import { Injectable } from '@nestjs/common';
import { companiesView } from '@covertrail/contracts/company/company.views';
import { projectsView } from '@covertrail/contracts/project/project.views';
import type { DocumentOf, View } from '@covertrail/contracts/define-view';
import type { Uuid } from '@covertrail/domain/kernel/event';
import { WHAT_IF_EFFECTS, type SupplierEffect } from '@covertrail/domain/what-if/what-if.contract';
import { Views } from '#views/views.service';

/** Read at a time: other calls are answered in between. */
const AT_ONCE = 500;

/** An effect with the names of both sides and of the project. */
export interface NamedEffect extends SupplierEffect {
  readonly supplierName: string;
  readonly requesterName: string;
  readonly projectName: string;
}

/** Gives effects their names, and the order in which they are shown. */
@Injectable()
export class WhatIfNames {
  constructor(private readonly views: Views) {}

  async named(effects: readonly SupplierEffect[]): Promise<readonly NamedEffect[]> {
    const companies = await this.all(
      companiesView,
      effects.flatMap(({ insuredId, requesterId }) => [insuredId, requesterId]),
    );
    const projects = await this.all(
      projectsView,
      effects.map(({ projectId }) => projectId),
    );
    const rows = effects.map((effect): NamedEffect => ({
      ...effect,
      supplierName: companies.get(effect.insuredId)?.name ?? '',
      requesterName: companies.get(effect.requesterId)?.name ?? '',
      projectName: projects.get(effect.projectId)?.name ?? '',
    }));
    return rows.sort(inOrder);
  }

  private async all<V extends View>(view: V, ids: readonly Uuid[]): Promise<ReadonlyMap<Uuid, DocumentOf<V>>> {
    const found = new Map<Uuid, DocumentOf<V>>();
    const distinct = [...new Set(ids)];
    for (let first = 0; first < distinct.length; first += AT_ONCE) {
      for (const [id, document] of await this.views.byId(view, distinct.slice(first, first + AT_ONCE)))
        found.set(id, document);
    }
    return found;
  }
}

const textOf = ({ supplierName, requesterName, projectName, trackingId }: NamedEffect): string =>
  [supplierName, requesterName, projectName, trackingId].join('\n').toLowerCase();

function inOrder(effect: NamedEffect, other: NamedEffect): number {
  const byEffect = WHAT_IF_EFFECTS.indexOf(effect.effect) - WHAT_IF_EFFECTS.indexOf(other.effect);
  return byEffect !== 0 ? byEffect : textOf(effect) < textOf(other) ? -1 : 1;
}
