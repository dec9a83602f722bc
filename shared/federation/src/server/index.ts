export { isNotLoaded, ServerRemotes, type ServerVisit } from './server-remotes';
