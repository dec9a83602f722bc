import { remote } from '@shop/federation-build';

export default remote('catalog', import.meta.dirname);
