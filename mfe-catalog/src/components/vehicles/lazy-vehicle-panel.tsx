import { lazy, Suspense } from 'react';
import { PanelSkeleton } from '../filter/panel-skeleton';
import type { VehiclePanelProps } from './vehicle-panel';

const loadPanel = () => import(/* webpackChunkName: "vehicle-panel" */ './vehicle-panel');
const Panel = lazy(loadPanel);

/** Prefetches the panel's code on intent. */
export const prefetchVehiclePanel = () => void loadPanel().catch(() => undefined);

/** The filters of vehicles, whose code is loaded when they are shown first. */
export const LazyVehiclePanel = (props: VehiclePanelProps) => (
  <Suspense fallback={<PanelSkeleton />}>
    <Panel {...props} />
  </Suspense>
);
