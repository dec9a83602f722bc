import { remote } from '@shop/federation-build';

export default remote('account', import.meta.dirname);
