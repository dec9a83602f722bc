export { KeepLastSeen } from './keep-last-seen';
export { registerWorker } from './register-worker';
