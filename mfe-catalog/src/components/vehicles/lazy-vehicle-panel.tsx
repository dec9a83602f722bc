import { lazy, Suspense } from 'react';
import { PanelSkeleton } from '../filter/panel-skeleton';
import type { VehiclePanelProps } from './vehicle-panel';

const loadPanel = () => import(/* webpackChunkName: "vehicle-panel" */ './vehicle-panel');
const Panel = lazy(loadPanel);

/** Brings the panel's code ahead, on intent. */
export const prefetchVehiclePanel = () => void loadPanel().catch(() => undefined);

/** The filters of vehicles; their code comes when they are seen first. */
export const LazyVehiclePanel = (props: VehiclePanelProps) => (
  <Suspense fallback={<PanelSkeleton />}>
    <Panel {...props} />
  </Suspense>
);
