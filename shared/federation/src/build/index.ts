export { host, remote } from './config';
export { singletons } from './singletons';
