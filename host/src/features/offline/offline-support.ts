export { SaveLastSeen } from './save-last-seen';
export { registerWorker } from './register-worker';
