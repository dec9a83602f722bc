import { apps } from '../../../scripts/apps.mjs';

const firstPort = Number(process.env.DEV_PORT || 4200);

/** Ports of the development servers: the host's serves the page, the remotes' follow in order of name. */
export const developmentPorts: Record<string, number> = Object.fromEntries(
  apps.map((app, at) => [app, firstPort + at]),
);

export const getOrigin = (app: string) => `http://localhost:${developmentPorts[app]}`;
