import { remote } from '@shop/federation-build';

export default remote('auth', import.meta.dirname);
