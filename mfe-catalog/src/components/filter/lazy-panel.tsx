import { lazy, Suspense } from 'react';
import type { PanelProps } from './filter-panel';
import { PanelSkeleton } from './panel-skeleton';

const loadPanel = () => import(/* webpackChunkName: "filter-panel" */ './filter-panel');
const Panel = lazy(loadPanel);

/** Prefetches the panel's code on intent. */
export const prefetchPanel = () => void loadPanel().catch(() => undefined);

/** The filters, whose code is loaded when they are shown first. */
export const LazyPanel = (props: PanelProps) => (
  <Suspense fallback={<PanelSkeleton />}>
    <Panel {...props} />
  </Suspense>
);
