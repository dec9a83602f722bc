import { lazy, Suspense } from 'react';
import type { PanelProps } from './filter-panel';
import { PanelSkeleton } from './panel-skeleton';

const loadPanel = () => import(/* webpackChunkName: "filter-panel" */ './filter-panel');
const Panel = lazy(loadPanel);

/** Brings the panel's code ahead, on intent. */
export const prefetchPanel = () => void loadPanel().catch(() => undefined);

/** The filters; their code comes when they are seen first. */
export const LazyPanel = (props: PanelProps) => (
  <Suspense fallback={<PanelSkeleton />}>
    <Panel {...props} />
  </Suspense>
);
