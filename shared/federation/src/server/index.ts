export { ServerRemotes, type ServerVisit } from './server-remotes';
