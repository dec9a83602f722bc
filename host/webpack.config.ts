import { host } from '@shop/federation-build';

export default host(import.meta.dirname);
